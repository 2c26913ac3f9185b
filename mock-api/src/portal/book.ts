import { and, eq } from 'drizzle-orm';
import moment from 'moment-timezone';
import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { isDuplicate } from '../db/error-codes';
import { audit } from '../audit';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { appointments, requestLocations, requests } from '../db/schema/index';
import { type ApiError, errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { announceBooking } from '../requests/announce';
import { lockRequest } from '../requests/lock';
import { earliestIn, isWallClock, momentOf } from '../requests/windows';
import { texts } from '../texts';
import { type Agreed, checkPrice } from './agree';
import { windowsOn } from './find';
import { firstFree, nextFree, type Place } from './free-times';
import { isOffered } from './offered';
import { type Scope } from './scope';

interface Wanted {
  requestId: number;
  locationId: number;
  /** Wall-clock time at the location, or the window whose first free time is meant. */
  time: string | TimeWindow;
  agreed?: Agreed;
}

interface Bookable extends Place {
  /** Whole dollars; what the location asks, whatever the client believes. */
  fee: number;
}

/** Locks the request and says why it cannot be booked, if it cannot [API-073, API-074]. */
async function lockBookable(db: Database, scope: Scope, { requestId, locationId }: Wanted): Promise<Bookable> {
  const request = await lockRequest(db, requestId);
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

async function checkTime(db: Database, { request, location }: Place, start: string, now: Date): Promise<void> {
  if (!isWallClock(start) || !isQuarter(start)) throw errors.badRequest(texts.timeWrong);
  if (start < earliestIn(location.timeZone, 0, now)) throw errors.badRequest(texts.timePast);
  if (start < earliestIn(location.timeZone, request.notice, now)) throw errors.badRequest(texts.noticeShort(request.notice));
  if (!isOffered(await windowsOn(db, request.id), start)) throw errors.badRequest(texts.timeNotOffered);
}

/** The answer to a lost race: what happened, and what is free instead [API-075]. */
async function justTaken({ db, clock }: Context, scope: Scope, { requestId, locationId }: Wanted, start: string): Promise<ApiError> {
  const location = scope.locations.get(locationId);
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  const free = location && request ? await nextFree(db, { request, location }, start, clock.now()) : [];
  return errors.badRequest(texts.timeTaken).with({ next_free_times: free });
}

/**
 * Books a time for a request at a location of the practice and tells the patient; gives the time.
 * Two who want the same time at the same moment both get here: the database keeps one [API-075]. Who left the choice within
 * a window gets the next free time of it.
 */
export async function book(context: Context, scope: Scope, caller: SignedIn, wanted: Wanted): Promise<string> {
  const { requestId, locationId, time, agreed = {} } = wanted;
  const now = context.clock.now();
  try {
    const booked = await context.db.transaction(async (db) => {
      const bookable = await lockBookable(db, scope, wanted);
      const { location, fee, request } = bookable;
      checkPrice(caller.user, request.budget, agreed.budget);
      const start = typeof time === 'string' ? time : await firstFree(db, bookable, time, now);
      await checkTime(db, bookable, start, now);
      const startsAt = momentOf(start, location.timeZone);
      await db
        .insert(appointments)
        .values({ requestId, locationId, start, startsAt, fee, ...agreed, bookedBy: caller.user.id, bookedAt: now });
      await db.update(requests).set({ status: 'scheduled' }).where(eq(requests.id, request.id));
      return { start, patientId: request.patientId, location };
    });
    await audit(context, caller, 'book', requestId);
    await announceBooking(context, booked.patientId, { requestId, start: booked.start, location: booked.location });
    return booked.start;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (typeof time === 'string') throw await justTaken(context, scope, wanted, time);
    return book(context, scope, caller, wanted);
  }
}
