import { brand } from '@scanharbor/shared-contracts';
import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { findUser } from '../accounts/users';
import { type LocationRow } from '../centers/search';
import { type Context } from '../context';
import { type User } from '../http/session';

async function tellPatient({ outbox }: Context, patient: User, subject: string, body: string, requestId: number): Promise<void> {
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
  location: LocationRow;
}

const placeAndTime = ({ start, location }: Visit) =>
  `${appointmentTime(start, location.timeZone)}, ${location.name}, ${location.address1}, ${location.city}, ${location.state}`;

/** Tells a patient when and where the scan takes place. */
export async function announceBooking(context: Context, patientId: number, visit: Visit): Promise<void> {
  const patient = await findUser(context.db, patientId);
  if (!patient) return;
  await tellPatient(context, patient, `Your scan for request #${visit.requestId} is booked`, placeAndTime(visit), visit.requestId);
}

/** Tells a patient that the center cancelled the appointment. */
export async function announceCancellation(context: Context, patientId: number, visit: Visit): Promise<void> {
  const patient = await findUser(context.db, patientId);
  if (!patient) return;
  const subject = `Your appointment for request #${visit.requestId} was cancelled`;
  await tellPatient(context, patient, subject, placeAndTime(visit), visit.requestId);
}

/** Tells a patient by email, and by text when they allow it, that a request arrived. */
export async function announceRequest(context: Context, patient: User, requestId: number): Promise<void> {
  const subject = `We received your request #${requestId}`;
  const body = 'Our care team schedules your scan. Nothing is charged before your appointment is confirmed.';
  await tellPatient(context, patient, subject, body, requestId);
}

/** Asks the care team to look after something. */
export async function tellCareTeam({ outbox }: Context, subject: string, body: string, requestId: number): Promise<void> {
  await outbox.send({ channel: 'email', recipient: brand.careTeamEmail, subject, body, data: { requestId } });
}
