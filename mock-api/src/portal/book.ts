import { getBookingFee } from '@scanharbor/shared-contracts/domain/booking-fee';
import { isSlotTime } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { getEarliestStart, isWallClock, toInstant } from '@scanharbor/shared-contracts/domain/time-zone';
import { notifyBooked } from '../bookings/notifications';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { isDuplicate } from '../db/error-codes';
import { insertAppointment } from '../db/queries/appointments';
import { findRequestLocation } from '../db/queries/request-locations';
import { listWindows } from '../db/queries/request-windows';
import { findRequest, lockRequest, updateRequest } from '../db/queries/requests';
import { type HttpError, errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { type AgreedTerms, requireAllowedPrice } from './agreed-terms';
import { findFirstFreeTime, listNextFreeTimes, type RequestAtLocation } from './free-times';
import { isOffered } from './offered-times';
import { type Scope } from './scope';

interface BookingInput {
  requestId: number;
  locationId: number;
  /** Wall-clock time at the location, or a window to book the first free time of. */
  time: string | TimeWindow;
  terms?: AgreedTerms;
}

/** Locks the request; throws when it cannot be booked, with the reason [API-073, API-074]. */
async function lockBookable(db: Database, scope: Scope, { requestId, locationId }: BookingInput): Promise<RequestAtLocation> {
  const request = await lockRequest(db, requestId);
  if (!request) throw errors.notFound(texts.requestUnknown);
  const location = scope.locations.get(locationId);
  if (!location) throw errors.badRequest(texts.foreignLocation);
  const offer = await findRequestLocation(db, requestId, locationId);
  if (!offer || !location.isActive) throw errors.badRequest(texts.locationNotEligible);
  if (offer.rejectedAt) throw errors.badRequest(texts.requestRejected);
  if (request.status === 'scheduled') throw errors.badRequest(texts.requestBooked);
  if (request.status === 'withdrawn' || request.cancelRequested) throw errors.badRequest(texts.requestCanceled);
  return { request, location };
}

async function checkTime(db: Database, { request, location }: RequestAtLocation, start: string, now: Date): Promise<void> {
  if (!isWallClock(start) || !isSlotTime(start)) throw errors.badRequest(texts.timeWrong);
  if (start < getEarliestStart(location.timeZone, 0, now)) throw errors.badRequest(texts.timePast);
  if (start < getEarliestStart(location.timeZone, request.notice, now)) throw errors.badRequest(texts.noticeShort(request.notice));
  if (!isOffered(await listWindows(db, request.id), start)) throw errors.badRequest(texts.timeNotOffered);
}

/** Returns the error for a time that was just taken, with the next free times [API-075]. */
async function createTimeTakenError(
  { db, clock }: Context,
  scope: Scope,
  { requestId, locationId }: BookingInput,
  start: string,
): Promise<HttpError> {
  const location = scope.locations.get(locationId);
  const request = await findRequest(db, requestId);
  const free = location && request ? await listNextFreeTimes(db, { request, location }, start, clock.now()) : [];
  return errors.badRequest(texts.timeTaken).with({ next_free_times: free });
}

/**
 * Books a time for a request at a location of the practice, notifies the patient and returns the time.
 * Of concurrent bookings of the same time the database accepts one [API-075]; a booking within a window then takes the next
 * free time.
 */
export async function book(context: Context, scope: Scope, caller: SignedIn, input: BookingInput): Promise<string> {
  const { requestId, locationId, time, terms = {} } = input;
  const now = context.clock.now();
  try {
    const booked = await context.db.transaction(async (db) => {
      const bookable = await lockBookable(db, scope, input);
      const { location, request } = bookable;
      requireAllowedPrice(caller.user, request.budget, terms.budget);
      const start = typeof time === 'string' ? time : await findFirstFreeTime(db, bookable, time, now);
      await checkTime(db, bookable, start, now);
      const startsAt = toInstant(start, location.timeZone);
      // What the patient agreed to, whatever the client sent and the location charges since.
      const fee = getBookingFee({ selfPay: request.selfPay, currentFee: request.fee });
      const booking = { bookedBy: caller.user.id, bookedAt: now };
      await insertAppointment(db, { requestId, locationId, start, startsAt, fee, ...terms, ...booking });
      await updateRequest(db, request.id, { status: 'scheduled' });
      return { start, patientId: request.patientId, location };
    });
    await notifyBooked(context, booked.patientId, { requestId, start: booked.start, location: booked.location });
    return booked.start;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (typeof time === 'string') throw await createTimeTakenError(context, scope, input, time);
    return book(context, scope, caller, input);
  }
}
