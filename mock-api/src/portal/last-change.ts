import { describeStoredBooking, formatMoment } from '@scanharbor/shared-contracts/domain/colleague-change';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type Context } from '../context';
import { findCurrentAppointment } from '../db/queries/appointments';
import { listRequestEvents } from '../db/queries/audit';
import { findRequest } from '../db/queries/requests';
import { findUser } from '../db/queries/users';
import { type AppointmentRecord } from '../db/schema/requests';
import { texts } from '../texts';
import { type Scope } from './scope';

type Reader = Pick<Context, 'db' | 'clock'>;

/** Returns the IANA zone of the location that the caller works at. */
export const getReaderZone = ({ locations, listed }: Scope): string => locations.get(listed[0] ?? 0)?.timeZone ?? 'UTC';

/** Formats when something happened, in that zone. */
export const formatInstant = (at: Date, scope: Scope, { clock }: Pick<Context, 'clock'>): string =>
  formatMoment(at, getReaderZone(scope), clock.now());

/** Returns when an appointment was booked or moved last; `bookedBy` is who did that. */
export const getBookedAt = ({ bookedAt, movedAt }: Pick<AppointmentRecord, 'bookedAt' | 'movedAt'>): Date => movedAt ?? bookedAt;

/** Says who of the practice booked or moved the appointment of a request, and when; undefined when it is another practice's. */
export async function describeBooking({ db, clock }: Reader, scope: Scope, requestId: number): Promise<string | undefined> {
  const appointment = await findCurrentAppointment(db, requestId);
  const location = appointment && scope.locations.get(appointment.locationId);
  if (!location) return undefined;
  const staff = appointment.bookedBy === null ? undefined : await findUser(db, appointment.bookedBy);
  return describeStoredBooking(
    {
      by: staff ? formatFullName(staff) : '',
      at: getBookedAt(appointment),
      isMoved: appointment.movedAt !== null,
      start: appointment.start,
      timeZone: location.timeZone,
      location: location.name,
    },
    clock.now(),
  );
}

/**
 * Finds who of the practice changed a request last by one of the calls, and formats when, from the audit trail; undefined without such an
 * event. `othersUntil` is when another user did it last.
 */
export async function findLastChange(reader: Reader, scope: Scope, requestId: number, calls: readonly string[]) {
  const request = await findRequest(reader.db, requestId);
  if (!request) return undefined;
  const { practiceId } = scope;
  const events = await listRequestEvents(reader.db, { practiceId, patientId: request.patientId, requestId, calls });
  const [event] = events;
  if (!event) return undefined;
  const name = event.switchedByName ? texts.actingAs(event.switchedByName, event.userName) : event.userName;
  const othersUntil = events.find(({ userId }) => userId !== event.userId)?.at;
  return { name, time: formatInstant(event.at, scope, reader), userId: event.userId, othersUntil };
}

/** The calls that reject a request. */
export const rejectingCalls = ['POST bookings/reject', 'POST ic-portal/bulk-reject'];

const endings = {
  rejected: { calls: rejectingCalls, describe: texts.rejectedBy },
  canceled: { calls: ['POST cancellations/cancel-ic-postbooking'], describe: texts.canceledBy },
} as const;

/**
 * Returns who of the practice rejected a request, or canceled its appointment, and when, from the audit trail; undefined without such an
 * event.
 */
export async function describeEnding(
  reader: Reader,
  scope: Scope,
  requestId: number,
  ending: keyof typeof endings,
): Promise<string | undefined> {
  const { calls, describe } = endings[ending];
  const last = await findLastChange(reader, scope, requestId, calls);
  return last && describe(last.name, last.time);
}
