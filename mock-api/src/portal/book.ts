import { and, eq } from 'drizzle-orm';
import moment from 'moment-timezone';
import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';
import { isDuplicate } from '../db/error-codes';
import { audit } from '../audit';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { appointments, requestLocations, requests } from '../db/schema/index';
import { type ApiError, errors } from '../http/errors';
import { type User } from '../http/session';
import { announceBooking } from '../requests/announce';
import { isWallClock, momentOf } from '../requests/windows';
import { texts } from '../texts';
import { takenTimes, windowsOn } from './find';
import { earliestIn, isOffered, offeredTimes } from './offered';
import { type LocationRow, type Scope } from './scope';

/** `start` is wall-clock time at the location. */
interface Wanted {
  requestId: number;
  locationId: number;
  start: string;
}

interface Bookable {
  request: typeof requests.$inferSelect;
  location: LocationRow;
  /** Whole dollars; what the location asks, whatever the client believes. */
  fee: number;
}

const suggestions = 5;

/**
 * Locks the request and says why it cannot be booked, if it cannot [API-073, API-074].
 * The lock keeps a reject, a cancel and a second booking of the same request waiting.
 */
async function lockBookable(db: Database, scope: Scope, { requestId, locationId }: Wanted): Promise<Bookable> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId)).for('update');
  if (!request) throw errors.notFound(texts.requestUnknown);
  const location = scope.locations.get(locationId);
  if (!location) throw errors.badRequest(texts.foreignLocation);
  const [offer] = await db
    .select()
    .from(requestLocations)
    .where(and(eq(requestLocations.requestId, requestId), eq(requestLocations.locationId, locationId)));
  if (!offer || !location.isActive) throw errors.badRequest(texts.locationNotEligible);
  if (offer.rejectedAt) throw errors.badRequest(texts.requestDeclined);
  if (request.status === 'scheduled') throw errors.badRequest(texts.requestBooked);
  if (request.status === 'withdrawn' || request.cancelRequested) throw errors.badRequest(texts.requestCancelled);
  return { request, location, fee: offer.fee };
}

const isQuarter = (start: string) => {
  const time = moment.utc(start, 'YYYY-MM-DD HH:mm:ss');
  return time.minute() % slotMinutes === 0 && time.second() === 0;
};

async function checkTime(db: Database, { request, location }: Bookable, start: string, now: Date): Promise<void> {
  if (!isWallClock(start) || !isQuarter(start)) throw errors.badRequest(texts.timeWrong);
  if (start < earliestIn(location.timeZone, 0, now)) throw errors.badRequest(texts.timePast);
  if (start < earliestIn(location.timeZone, request.notice, now)) throw errors.badRequest(texts.noticeShort(request.notice));
  if (!isOffered(await windowsOn(db, request.id), start)) throw errors.badRequest(texts.timeNotOffered);
}

/** Times that the patient offers and that are free at the location, those after the wanted one first. */
async function nextFree({ db, clock }: Context, scope: Scope, { requestId, locationId, start }: Wanted): Promise<string[]> {
  const location = scope.locations.get(locationId);
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!location || !request) return [];
  const taken = new Set((await takenTimes(db, [locationId])).map(({ startsAt }) => startsAt));
  const earliest = earliestIn(location.timeZone, request.notice, clock.now());
  const free = offeredTimes(await windowsOn(db, requestId), earliest).filter((time) => !taken.has(time));
  const later = free.filter((time) => time > start);
  const earlier = free.filter((time) => time < start).reverse();
  return [...later, ...earlier].slice(0, suggestions);
}

/** The answer to a lost race: what happened, and what is free instead [API-075]. */
async function justTaken(context: Context, scope: Scope, wanted: Wanted): Promise<ApiError> {
  return errors.badRequest(texts.timeTaken).with({ next_free_times: await nextFree(context, scope, wanted) });
}

/**
 * Books a time for a request at a location of the practice and tells the patient; gives the id of the appointment.
 * Two who want the same time at the same moment both get here: the database keeps one [API-075].
 */
export async function book(context: Context, scope: Scope, staff: User, wanted: Wanted): Promise<number> {
  const now = context.clock.now();
  try {
    const booked = await context.db.transaction(async (db) => {
      const bookable = await lockBookable(db, scope, wanted);
      await checkTime(db, bookable, wanted.start, now);
      const { location, fee, request } = bookable;
      const startsAt = momentOf(wanted.start, location.timeZone);
      const [row] = await db
        .insert(appointments)
        .values({ ...wanted, startsAt, fee, bookedBy: staff.id, bookedAt: now })
        .returning({ id: appointments.id });
      await db.update(requests).set({ status: 'scheduled' }).where(eq(requests.id, request.id));
      return row && { id: row.id, patientId: request.patientId, location };
    });
    if (!booked) throw errors.unexpected();
    await audit(context, staff.id, 'book', wanted.requestId);
    await announceBooking(context, booked.patientId, { ...wanted, location: booked.location });
    return booked.id;
  } catch (error) {
    if (isDuplicate(error)) throw await justTaken(context, scope, wanted);
    throw error;
  }
}
