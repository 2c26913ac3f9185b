import { brand } from '@scanharbor/shared-contracts';
import { type Context } from '../context';
import { findUser } from '../db/queries/users';
import { type UserRecord } from '../db/schema/users';
import { type Letter } from '../messages/letter';
import { letters, lettersTo, type Visit } from '../messages/letters';

/** Sends a letter about a request to its patient, also by SMS when allowed. */
async function notifyPatient(
  { outbox }: Context,
  patient: UserRecord,
  letter: Letter,
  { requestId, visit, occasion, notBefore }: { requestId: number; visit?: Visit; occasion?: string; notBefore?: Date | undefined },
): Promise<void> {
  if (patient.isAnonymous) return;
  const about = (channel: string) => ({
    userId: patient.id,
    requestId,
    notBefore,
    ...(occasion ? { occasion: `${occasion} ${channel}` } : {}),
  });
  await outbox.sendEmail(patient.email, letter, about('email'));
  if (patient.allowTexts && patient.phone)
    await outbox.sendText(patient.phone, letter.subject, lettersTo(patient).toText(letter, visit), about('sms'));
}

async function notifyOfVisit(
  context: Context,
  patientId: number,
  visit: Visit,
  write: (letters: ReturnType<typeof lettersTo>) => Letter,
  notBefore?: Date,
): Promise<void> {
  const patient = await findUser(context.db, patientId);
  if (patient) await notifyPatient(context, patient, write(lettersTo(patient)), { requestId: visit.requestId, visit, notBefore });
}

/** Notifies a patient of the time and place of the scan, not before the booking can no longer be taken back. */
export const notifyBooked = (
  context: Context,
  patientId: number,
  visit: Visit,
  { undoUntil, estimate }: { undoUntil: Date | null; estimate: number | undefined },
): Promise<void> => notifyOfVisit(context, patientId, visit, (to) => to.booked(visit, estimate), undoUntil ?? undefined);

/** Notifies a patient that the center moved the appointment. */
export const notifyMoved = (context: Context, patientId: number, visit: Visit, estimate: number | undefined): Promise<void> =>
  notifyOfVisit(context, patientId, visit, (to) => to.moved(visit, estimate));

/** Notifies a patient of a good-faith estimate that does not come with another letter. */
export async function notifyOfEstimate(
  context: Context,
  patientId: number,
  { requestId, version, notBefore }: { requestId: number; version: number; notBefore?: Date | undefined },
): Promise<void> {
  const patient = await findUser(context.db, patientId);
  if (patient) await notifyPatient(context, patient, lettersTo(patient).estimate(requestId, version), { requestId, notBefore });
}

/** Notifies a patient that the center canceled the appointment. */
export const notifyCanceled = (context: Context, patientId: number, visit: Visit): Promise<void> =>
  notifyOfVisit(context, patientId, visit, (to) => to.canceled(visit));

/** Notifies a patient by email, and by SMS when allowed, that a request was received. */
export const notifyReceived = (context: Context, patient: UserRecord, requestId: number): Promise<void> =>
  notifyPatient(context, patient, lettersTo(patient).received(requestId), { requestId });

/** Reminds a patient of a visit, once for each occasion; with `hasNoPrescription` also of the prescription. */
export async function remind(
  context: Context,
  patient: UserRecord,
  visit: Visit,
  { letter, occasion, hasNoPrescription }: { letter: Letter; occasion: string; hasNoPrescription: boolean },
): Promise<void> {
  const { requestId } = visit;
  await notifyPatient(context, patient, letter, { requestId, visit, occasion });
  if (!hasNoPrescription) return;
  await notifyPatient(context, patient, lettersTo(patient).prescriptionMissing(requestId), {
    requestId,
    occasion: `prescription ${requestId}`,
  });
}

/** Sends a member of staff who asked for more times an email once the patient offered some. */
export async function notifyTimesOffered({ outbox }: Context, staff: UserRecord, requestId: number): Promise<void> {
  // Without the request: the messages of a request are those to its patient, and staff send them again to the patient's address.
  await outbox.sendEmail(staff.email, letters.timesOffered(requestId), { userId: staff.id });
}

/** Sends an email about a request to the care team. */
export async function notifyCareTeam({ outbox }: Context, subject: string, text: string, requestId: number): Promise<void> {
  await outbox.sendEmail(brand.careTeamEmail, letters.toCareTeam(subject, text, requestId));
}
