import { toAttendance } from '@scanharbor/shared-contracts/domain/attendance';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { writeReschedule } from '@scanharbor/shared-contracts/domain/reschedule';
import { readSlots, type TimeWindow, writeSlots } from '@scanharbor/shared-contracts/domain/slots';
import { type RescheduleResponse } from '@scanharbor/shared-contracts/wire/bookings/reschedule';
import { type Context } from '../context';
import { updateReschedule } from '../db/queries/appointments';
import { type AppointmentRecord } from '../db/schema/requests';
import { notifyCareTeam } from './notifications';
import { parseOfferedWindows } from './windows';

/** Describes the other times that the patient asked for; null when there are none. */
export function describeReschedule(
  appointment: Pick<AppointmentRecord, 'rescheduleRequestedAt' | 'rescheduleDetails' | 'rescheduleSlots'> | null,
): RescheduleResponse | null {
  const { rescheduleRequestedAt, rescheduleDetails, rescheduleSlots } = appointment ?? {};
  if (!rescheduleRequestedAt) return null;
  return writeReschedule({
    requestedAt: rescheduleRequestedAt.toISOString(),
    details: rescheduleDetails ?? '',
    windows: readSlots(rescheduleSlots ?? ''),
  });
}

/** Describes what happened to an appointment since it was booked; null fields without an appointment. */
export const describeLife = (appointment: Pick<AppointmentRecord, 'arrivedAt' | 'completedAt' | 'noShowAt' | 'movedFrom'> | null) => ({
  attendance: appointment && toAttendance(appointment),
  movedFrom: appointment?.movedFrom || null,
});

interface RescheduleInput {
  patientId: number;
  requestId: number;
  details: string;
  windows: TimeWindow[];
}

/**
 * Stores that the patient asks for other times of an upcoming appointment and notifies the care team. The appointment stays as it
 * is. Windows are optional (PR-292), but must not all have passed. Returns false without such an appointment.
 */
export async function requestReschedule(context: Context, { patientId, requestId, details, windows }: RescheduleInput): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const slots = writeSlots(windows);
  if (slots) parseOfferedWindows(slots, now, []);
  const values = { rescheduleRequestedAt: now, rescheduleDetails: details, rescheduleSlots: slots };
  if (!(await updateReschedule(db, { patientId, requestId, now }, values))) return false;
  const days = formatWindowsByDay(windows).map(({ day, ranges }) => `${day}, ${ranges.join(' and ')}`);
  await notifyCareTeam(context, `Reschedule request #${requestId}`, [details, ...days].join('\n'), requestId);
  return true;
}

/** Withdraws the request for other times and notifies the care team; false without one. */
export async function withdrawReschedule(context: Context, patientId: number, requestId: number): Promise<boolean> {
  const { db, clock } = context;
  const values = { rescheduleRequestedAt: null, rescheduleDetails: '', rescheduleSlots: '' };
  if (!(await updateReschedule(db, { patientId, requestId, now: clock.now() }, values))) return false;
  const text = 'The patient keeps the appointment as it is.';
  await notifyCareTeam(context, `Reschedule request #${requestId} taken back`, text, requestId);
  return true;
}
