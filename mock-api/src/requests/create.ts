import { and, eq, notInArray, sql } from 'drizzle-orm';
import { type TimeWindow, writeSlots } from '@scanharbor/shared-contracts/domain/slots';
import { findOffers, type Offer } from '../centers/search';
import { type Database } from '../db/connect';
import { requestLocations, requests, requestUploads, requestWindows } from '../db/schema/index';
import { errors } from '../http/errors';
import { windowsOn } from '../portal/find';
import { texts } from '../texts';
import { lockRequest } from './lock';
import { flexibleWindows, offeredWindowsOf } from './windows';

type Draft = Omit<typeof requests.$inferInsert, 'id' | 'budget' | 'fee' | 'requestedAt' | 'status'>;

const lowest = (values: number[]) => Math.min(...values);

/** What a request costs at the center that asks the least: price at the scan and fee, in whole dollars. */
export const moneyOf = (offers: Offer[]) => ({
  budget: lowest(offers.map(({ price }) => price)),
  fee: lowest(offers.map(({ fee }) => fee)),
});

/** The zones of the centers that may book a request. */
export const zonesOf = (offers: Offer[]) => offers.map(({ location }) => location.timeZone);

/** The times of a request: those chosen, unless all have passed, or the next two weeks. */
function timesOf(draft: Pick<Draft, 'isAnyTime' | 'slots'>, now: Date, offers: Offer[]): TimeWindow[] {
  return draft.isAnyTime ? flexibleWindows(now) : offeredWindowsOf(draft.slots ?? '', now, zonesOf(offers));
}

const inOrder = (windows: TimeWindow[]) =>
  writeSlots([...windows].sort((a, b) => a.open.localeCompare(b.open) || a.close.localeCompare(b.close)));

/** Replaces the times of a request, and keeps when; the same times are no change. */
export async function storeWindows(db: Database, requestId: number, windows: TimeWindow[], now: Date): Promise<void> {
  if (inOrder(await windowsOn(db, requestId)) === inOrder(windows)) return;
  await db.delete(requestWindows).where(eq(requestWindows.requestId, requestId));
  await db.insert(requestWindows).values(windows.map((window) => ({ requestId, ...window })));
  await db.update(requests).set({ timesChangedAt: now }).where(eq(requests.id, requestId));
}

/** A center that may answer, as one that has never declined. */
export const undeclined = { rejectedAt: null, rejectReason: null };

/**
 * Sets the centers that may book a request. One that has declined it and still is near has declined it (D119), unless it is
 * asked for another scan.
 */
export async function storeOffers(db: Database, requestId: number, offers: Offer[], isOtherScan = false): Promise<void> {
  const near = offers.map(({ location }) => location.id);
  await db.delete(requestLocations).where(and(eq(requestLocations.requestId, requestId), notInArray(requestLocations.locationId, near)));
  await db
    .insert(requestLocations)
    .values(
      offers.map(({ location, miles, price, fee }) => ({
        requestId,
        locationId: location.id,
        distanceTenths: Math.round(miles * 10),
        price,
        fee,
      })),
    )
    .onConflictDoUpdate({
      target: [requestLocations.requestId, requestLocations.locationId],
      set: {
        distanceTenths: sql`excluded.distance_tenths`,
        price: sql`excluded.price`,
        fee: sql`excluded.fee`,
        ...(isOtherScan ? undeclined : {}),
      },
    });
}

async function storeUpload(db: Database, requestId: number, blobId: string | null | undefined): Promise<void> {
  if (blobId) await db.insert(requestUploads).values({ requestId, blobId }).onConflictDoNothing();
}

/**
 * Stores an open request with its times and the centers that may book it; `id` of an existing request updates that one.
 * Refuses a place without a center, times that have passed, and a request that was booked or withdrawn while it was edited.
 * Call it in a transaction.
 */
export async function storeRequest(db: Database, draft: Draft, now: Date, id?: number): Promise<number> {
  const offers = await findOffers(db, draft.zipCode, draft.scanServiceId, draft.distance);
  if (offers.length === 0) throw errors.badRequest(texts.noCenters);
  const windows = timesOf(draft, now, offers);
  const money = moneyOf(offers);
  const before = id === undefined ? undefined : await lockRequest(db, id);
  const [row] =
    id === undefined
      ? await db
          .insert(requests)
          .values({ ...draft, ...money, requestedAt: now })
          .returning({ id: requests.id })
      : await db
          .update(requests)
          .set({ ...draft, ...money })
          .where(and(eq(requests.id, id), eq(requests.status, 'open')))
          .returning({ id: requests.id });
  if (!row) throw errors.badRequest(texts.requestNotOpen);
  await storeWindows(db, row.id, windows, now);
  await storeOffers(db, row.id, offers, before !== undefined && before.scanServiceId !== draft.scanServiceId);
  await storeUpload(db, row.id, draft.blobId);
  return row.id;
}

/** Keeps that the patient has seen the price of a request and agreed to it by sending the answers. */
export async function agreeToPrice(db: Database, id: number): Promise<void> {
  await db
    .update(requests)
    .set({ contractBudget: sql`${requests.budget}` })
    .where(eq(requests.id, id));
}
