import { type Store } from '@scanharbor/shared-contracts';
import { bookingsEndpoints } from '@scanharbor/shared-contracts/api/bookings';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { isTokenStale } from '../session/page-token';
import { clearOfflinePage, offlineCache, workerPath } from './offline-cache';
import { renderOfflinePage } from './render-offline-page';

const dayMs = 24 * 60 * 60 * 1000;

/** Without an appointment there is little to read, but the page still says what was booked. */
const daysWithoutAppointment = 7;

/** Returns until when the page may be shown, in milliseconds since 1970: about a day after the last appointment, whatever its time zone. */
function getEnd(cards: readonly BookingCard[], now: number): number {
  const starts = cards.flatMap(({ appointment }) => (appointment ? [Date.parse(`${appointment.start.replace(' ', 'T')}Z`)] : []));
  return starts.length > 0 ? Math.max(...starts) + 1.5 * dayMs : now + daysWithoutAppointment * dayMs;
}

/** The page runs nothing, whatever a name in it contains. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Deletes the page of anyone else who used this browser. */
async function clearOfOthers(patientId: number | undefined): Promise<void> {
  const kept = await caches.match(offlineCache.path, { cacheName: offlineCache.name });
  if (patientId === undefined || (kept && kept.headers.get(offlineCache.owner) !== String(patientId))) await clearOfflinePage();
}

async function keep(cards: readonly BookingCard[], patientId: number): Promise<void> {
  const savedAt = new Date();
  const page = renderOfflinePage(cards, { language: document.documentElement.lang, savedAt });
  const cache = await caches.open(offlineCache.name);
  await cache.put(
    offlineCache.path,
    new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        [offlineCache.owner]: String(patientId),
        [offlineCache.until]: String(getEnd(cards, savedAt.getTime())),
      },
    }),
  );
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
}

/**
 * Keeps the booked appointments of a signed-in patient readable without a network, and keeps them up to date. Deletes them at the end of
 * the session, in this tab or another one, and when anyone else signs in; of staff, also in the account of a patient, it keeps nothing.
 */
export function keepOfflinePage(store: Store): void {
  let owner: number | undefined;
  let kept: readonly BookingCard[] | undefined;
  let work = Promise.resolve();
  /** One after the other, so that a page that is just being kept is deleted after it. A failure only costs the page. */
  const then = (next: () => Promise<void>) => void (work = work.then(next).catch(() => undefined));

  const startOver = (patientId: number | undefined) => {
    then(() => clearOfOthers(patientId));
    owner = patientId;
    kept = undefined;
    if (patientId !== undefined) void store.dispatch(bookingsEndpoints.bookedCards.initiate());
  };

  const follow = () => {
    const state = store.getState();
    const { user } = state.session;
    const patientId = user?.switched ? undefined : registeredPatient(user)?.id;
    if (patientId !== owner) startOver(patientId);
    if (patientId === undefined) return;
    const { data, isSuccess } = bookingsEndpoints.bookedCards.select()(state);
    if (!isSuccess || data === kept) return;
    kept = data;
    then(async () => {
      const isCurrent = () => owner === patientId && !isTokenStale();
      if (!isCurrent()) return;
      await keep(data, patientId);
      if (!isCurrent()) await clearOfflinePage();
    });
  };

  store.subscribe(follow);
  follow();
  if (owner === undefined) then(() => clearOfOthers(undefined));
}
