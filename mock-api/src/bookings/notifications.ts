import { brand } from '@scanharbor/shared-contracts';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type Context } from '../context';
import { findUser } from '../db/queries/users';
import { type LocationRecord } from '../db/schema/practices';
import { type UserRecord } from '../db/schema/users';

async function notifyPatient({ outbox }: Context, patient: UserRecord, subject: string, body: string, requestId: number): Promise<void> {
  if (patient.isAnonymous) return;
  await outbox.send({ channel: 'email', recipient: patient.email, subject, body, data: { requestId } });
  if (patient.allowTexts && patient.phone) {
    await outbox.send({ channel: 'sms', recipient: patient.phone, subject, body, data: { requestId } });
  }
}

interface Visit {
  requestId: number;
  /** Wall-clock time at the location. */
  start: string;
  location: LocationRecord;
}

async function notifyOfVisit(context: Context, patientId: number, { requestId, start, location }: Visit, subject: string): Promise<void> {
  const patient = await findUser(context.db, patientId);
  if (!patient) return;
  const body = `${formatAppointmentTime(start, location.timeZone)}, ${location.name}, ${location.address1}, ${location.city}, ${location.state}`;
  await notifyPatient(context, patient, subject, body, requestId);
}

/** Notifies a patient of the time and place of the scan. */
export const notifyBooked = (context: Context, patientId: number, visit: Visit): Promise<void> =>
  notifyOfVisit(context, patientId, visit, `Your scan for request #${visit.requestId} is booked`);

/** Notifies a patient that the center moved the appointment. */
export const notifyMoved = (context: Context, patientId: number, visit: Visit): Promise<void> =>
  notifyOfVisit(context, patientId, visit, `Your appointment for request #${visit.requestId} has a new time`);

/** Notifies a patient that the center canceled the appointment. */
export const notifyCanceled = (context: Context, patientId: number, visit: Visit): Promise<void> =>
  notifyOfVisit(context, patientId, visit, `Your appointment for request #${visit.requestId} was canceled`);

/** Notifies a patient by email, and by SMS when allowed, that a request was received. */
export async function notifyReceived(context: Context, patient: UserRecord, requestId: number): Promise<void> {
  const subject = `We received your request #${requestId}`;
  const body = 'Our care team schedules your scan. Nothing is charged before your appointment is confirmed.';
  await notifyPatient(context, patient, subject, body, requestId);
}

/** Sends an email about a request to the care team. */
export async function notifyCareTeam({ outbox }: Context, subject: string, body: string, requestId: number): Promise<void> {
  await outbox.send({ channel: 'email', recipient: brand.careTeamEmail, subject, body, data: { requestId } });
}
