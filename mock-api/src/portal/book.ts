import { getBookingFee } from '@scanharbor/shared-contracts/domain/booking-fee';
import { undoSeconds } from '@scanharbor/shared-contracts/domain/undo';
import { isSlotTime } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { getEarliestStart, isWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { notifyBooked } from '../bookings/notifications';
import { type Context } from '../context';
import { insertAppointment } from '../db/queries/appointments';
import { holdLocation, lockExamDay, lockLocation } from '../db/queries/locations';
import { findRequestLocation } from '../db/queries/request-locations';
import { listWindows } from '../db/queries/request-windows';
import { lockRequest, updateRequest } from '../db/queries/requests';
import { issueEstimate } from '../estimates/issue-estimate';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { type AgreedTerms, requireAllowedPrice } from './agreed-terms';
import { findFreeMachine, getRefusal, limitToMachine, readExamCalendar, toExamColumns } from './exam-calendar';
import { findFirstFreeTime, listNextFreeTimes, type RequestAtLocation } from './free-times';
import { describeBooking, describeEnding } from './last-change';
import { isOffered } from './offered-times';
import { type Scope } from './scope';

interface BookingInput {
  requestId: number;
  locationId: number;
  /** Wall-clock time at the location, or a window to book the first free time of. */
  time: string | TimeWindow;
  terms?: AgreedTerms;
  /** The booking can be taken back for a moment; its patient is notified afterwards. */
  canUndo?: boolean;
  /** The first free one without it. */
  machineId?: number | undefined;
}

/** What was booked: the time, and until when it can be taken back. */
interface Booked {
  start: string;
  undoUntil: Date | null;
}

/** A call of the last second still counts. */
const undoMs = (undoSeconds + 2) * 1000;

type BookingReader = Pick<Context, 'db' | 'clock'>;

/**
 * Locks the request, and the day of the exam or the location; throws when it cannot be booked there, with the reason [API-073, API-074].
 */
async function lockBookable(reader: BookingReader, scope: Scope, { requestId, locationId, time }: BookingInput) {
  const { db, clock } = reader;
  const request = await lockRequest(db, requestId);
  if (!request) throw errors.notFound(texts.requestUnknown);
  if (!scope.locations.has(locationId)) throw errors.badRequest(texts.foreignLocation);
  const offer = await findRequestLocation(db, requestId, locationId);
  // A window may be of any days.
  const location = await (typeof time === 'string' ? holdLocation(db, locationId) : lockLocation(db, locationId));
  if (!offer || !location?.isActive) throw errors.badRequest(texts.locationNotEligible);
  if (offer.rejectedAt) {
    throw errors.badRequest((await describeEnding(reader, scope, requestId, 'rejected')) ?? texts.requestRejected);
  }
  if (request.status === 'scheduled') throw errors.badRequest((await describeBooking(reader, scope, requestId)) ?? texts.requestBooked);
  if (request.status === 'withdrawn' || request.cancelRequested) throw errors.badRequest(texts.requestCanceled);
  const windows = await listWindows(db, requestId);
  const lockDay = async () => typeof time === 'string' && lockExamDay(db, locationId, time);
  return { request, windows, calendar: await readExamCalendar(db, request, location, clock.now(), lockDay) };
}

/**
 * Returns the columns of an appointment at this time, on the first free machine or on the given one. Throws the reason when the time is
 * not offered or too soon, the location is closed, or no machine is free, the last two with the next free times [API-075].
 */
export function requireFreeTime(
  { request, calendar: full }: RequestAtLocation,
  windows: readonly TimeWindow[],
  { start, machineId: chosen }: { start: string; machineId?: number | undefined },
  now: Date,
) {
  const calendar = chosen === undefined ? full : limitToMachine(full, chosen);
  const { timeZone } = calendar.location;
  if (!isWallClock(start) || !isSlotTime(start)) throw errors.badRequest(texts.timeWrong);
  if (start < getEarliestStart(timeZone, 0, now)) throw errors.badRequest(texts.timePast);
  if (start < getEarliestStart(timeZone, request.notice, now)) throw errors.badRequest(texts.noticeShort(request.notice));
  if (!isOffered(windows, start)) throw errors.badRequest(texts.timeNotOffered);
  const machineId = findFreeMachine(calendar, start);
  if (machineId !== undefined) return toExamColumns(calendar, start, machineId);
  const reason = getRefusal(calendar, start);
  throw errors.badRequest(reason).with({ next_free_times: listNextFreeTimes({ request, calendar }, windows, start, now) });
}

/**
 * Books a time for a request at a location of the practice and notifies the patient. The locks make concurrent
 * bookings of a day at a location wait for each other: one gets the time, the others the next free ones.
 */
export async function book(context: Context, scope: Scope, caller: SignedIn, input: BookingInput): Promise<Booked> {
  const { requestId, time, terms = {}, canUndo = false, machineId } = input;
  const now = context.clock.now();
  const undoUntil = canUndo ? new Date(now.getTime() + undoMs) : null;
  const booked = await context.db.transaction(async (db) => {
    const { windows, ...bookable } = await lockBookable({ db, clock: context.clock }, scope, input);
    const { calendar, request } = bookable;
    requireAllowedPrice(caller.user, request.budget, terms.budget);
    const start = typeof time === 'string' ? time : findFirstFreeTime(bookable, windows, time, now);
    const exam = requireFreeTime(bookable, windows, { start, machineId }, now);
    // What the patient agreed to, whatever the client sent and the location charges since.
    const fee = getBookingFee({ selfPay: request.selfPay, currentFee: request.fee });
    const appointmentId = await insertAppointment(db, {
      requestId,
      ...exam,
      fee,
      ...terms,
      bookedBy: caller.user.id,
      bookedAt: now,
      undoUntil,
    });
    const { locationId } = input;
    if (request.selfPay && fee > 0) {
      await context.payments.add(db, { kind: 'deposit', requestId, appointmentId, locationId, amountCents: fee * 100 });
    }
    await updateRequest(db, request.id, { status: 'scheduled' });
    const estimate = await issueEstimate(db, { requestId, reason: 'booked', now });
    return { start, patientId: request.patientId, location: calendar.location, estimate: estimate?.version };
  });
  const { start, patientId, location, estimate } = booked;
  await notifyBooked(context, patientId, { requestId, start, location }, { undoUntil, estimate });
  return { start, undoUntil };
}
