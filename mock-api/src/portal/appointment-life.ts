import { type Attendance, getAttendanceRefusal, toAttendance } from '@scanharbor/shared-contracts/domain/attendance';
import { readSlots, type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { notifyMoved } from '../bookings/notifications';
import { canUndo } from '../bookings/can-undo';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { findCurrentAppointment, updateAppointment } from '../db/queries/appointments';
import { holdLocation, lockExamDay } from '../db/queries/locations';
import { listWindows } from '../db/queries/request-windows';
import { lockRequest } from '../db/queries/requests';
import { type AppointmentRecord } from '../db/schema/requests';
import { issueEstimate } from '../estimates/issue-estimate';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { requireFreeTime } from './book';
import { findFreeMachine, getRefusal, limitToMachine, readExamCalendar } from './exam-calendar';
import { describeBooking, describeEnding, findLastChange } from './last-change';
import { type Scope } from './scope';

/** Lists the times that the patient offers for an appointment: those asked for instead, and those of the request. */
export const listOfferedWindows = async (
  db: Database,
  requestId: number,
  appointment: Pick<AppointmentRecord, 'rescheduleSlots'> | null,
): Promise<TimeWindow[]> => [...readSlots(appointment?.rescheduleSlots ?? ''), ...(await listWindows(db, requestId))];

/** Locks a request of the practice with an appointment that starts at `was`: the error for a stale screen names the present time. */
async function lockAppointment(
  reader: Pick<Context, 'db' | 'clock'>,
  scope: Scope,
  { requestId, was, now }: { requestId: number; was: string; now: Date },
) {
  const { db } = reader;
  const request = await lockRequest(db, requestId);
  const appointment = request?.status === 'scheduled' ? await findCurrentAppointment(db, requestId) : undefined;
  const location = appointment && scope.locations.get(appointment.locationId);
  if (!request || !appointment || !location) {
    const ending = await describeEnding(reader, scope, requestId, 'canceled');
    throw errors.notFound(ending ?? texts.bookingUnknown);
  }
  if (appointment.start !== was) throw errors.conflict((await describeBooking(reader, scope, requestId)) ?? texts.bookingUnknown);
  if (canUndo(appointment, now)) throw errors.conflict(texts.bookingNew);
  return { request, appointment, location };
}

interface Move {
  requestId: number;
  /** Wall-clock times at the location: the new one, and the one that the screen showed. */
  start: string;
  was: string;
  /** The first free one without it. */
  machineId?: number | undefined;
}

/**
 * Moves a coming appointment of the practice to another time that the patient offers, notifies the patient and returns the time. A wish
 * for other times is then answered. Fee, price and the center's own id stay. Another machine at the same time does not concern the patient.
 */
export async function moveAppointment(context: Context, scope: Scope, caller: SignedIn, move: Move): Promise<string> {
  const { requestId, start, was, machineId } = move;
  const now = context.clock.now();
  const moved = await context.db.transaction(async (db) => {
    const { request, appointment, location } = await lockAppointment({ db, clock: context.clock }, scope, { requestId, was, now });
    if (request.cancelRequested) throw errors.badRequest(texts.cancellationAsked);
    if (appointment.arrivedAt) throw errors.badRequest(texts.patientArrived);
    if (appointment.startsAt <= now) throw errors.badRequest(texts.appointmentStarted);
    if (start === was && (machineId === undefined || machineId === appointment.machineId)) throw errors.badRequest(texts.sameTime);
    const held = (await holdLocation(db, location.id)) ?? location;
    const calendar = await readExamCalendar(db, request, held, now, () => lockExamDay(db, location.id, start));
    if (start === was && machineId !== undefined) {
      if (findFreeMachine(limitToMachine(calendar, machineId), start) === undefined) throw errors.badRequest(getRefusal(calendar, start));
      await updateAppointment(db, appointment.id, { machineId });
      return undefined;
    }
    const exam = requireFreeTime({ request, calendar }, await listOfferedWindows(db, requestId, appointment), { start, machineId }, now);
    const answered = { rescheduleRequestedAt: null, rescheduleDetails: '', rescheduleSlots: '' };
    const changes = { ...exam, ...answered, movedAt: now, movedFrom: was, bookedBy: caller.user.id };
    await updateAppointment(db, appointment.id, changes);
    const estimate = await issueEstimate(db, { requestId, reason: 'moved', now });
    return { patientId: request.patientId, location, estimate: estimate?.version };
  });
  if (moved) await notifyMoved(context, moved.patientId, { requestId, start, location: moved.location }, moved.estimate);
  return start;
}

const refusals = { order: texts.attendanceOrder, notToday: texts.appointmentNotToday, notStarted: texts.appointmentNotStarted } as const;

/** Records that the patient of an appointment arrived, was scanned or did not come, or takes the last record back. */
export async function recordAttendance(
  context: Context,
  scope: Scope,
  { requestId, attendance, was }: { requestId: number; attendance: Attendance; was: { start: string; attendance: Attendance } },
): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (db) => {
    const reader = { db, clock: context.clock };
    const { appointment, location } = await lockAppointment(reader, scope, { requestId, was: was.start, now });
    const current = toAttendance(appointment);
    if (current === attendance) return;
    if (current !== was.attendance) {
      const last = await findLastChange(reader, scope, requestId, ['POST bookings/attendance/:bookingId']);
      throw errors.conflict(texts.attendanceChanged(current, last?.name ?? '', last?.time ?? ''));
    }
    const refusal = getAttendanceRefusal(current, attendance, appointment.start, toWallClock(now, location.timeZone));
    if (refusal) throw errors.badRequest(refusals[refusal]);
    await updateAppointment(db, appointment.id, {
      arrivedAt: attendance === 'arrived' ? now : attendance === 'completed' ? appointment.arrivedAt : null,
      completedAt: attendance === 'completed' ? now : null,
      noShowAt: attendance === 'no-show' ? now : null,
    });
  });
}
