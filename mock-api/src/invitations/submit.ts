import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type pxWire } from '@scanharbor/shared-contracts/wire/px';
import { type z } from 'zod';
import { notifyReceived } from '../bookings/notifications';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { completeInvitation, updateInvitation } from '../db/queries/invitations';
import { recordPriceConsent } from '../db/queries/requests';
import { findUser, updateUser } from '../db/queries/users';
import { type InvitationRecord } from '../db/schema/records';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { type Caller } from '../http/session';
import { storeRequest } from '../requests/create';
import { resolvePayment } from '../requests/payment';
import { texts } from '../texts';
import { isProven, openInvitation } from './invitation';
import { findOffersAround } from './offers';

type SubmitBody = z.output<(typeof pxWire)['PUT px/invitation/:invitationId']['body']>;

/**
 * Returns the patient of the new request. A guest, also beside another session, submits for the invited patient by the proof
 * of the date of birth. A signed-in patient must be the invited person, by id or by date of birth (D103). An anonymous patient
 * counts as a guest: a center could not call them.
 */
async function requirePatient(
  db: Database,
  invitation: InvitationRecord,
  caller: Caller,
  patientId: number | undefined,
): Promise<UserRecord> {
  const user = caller?.user;
  if (user?.userType === 'patient' && !user.isAnonymous && patientId !== invitation.patientId) {
    const isInvited = user.id === invitation.patientId || user.dob === '' || user.dob === invitation.dob;
    if (!isInvited) throw errors.forbidden(texts.foreignPatient);
    if (user.dob === '') await updateUser(db, user.id, { dob: invitation.dob });
    return user;
  }
  if (patientId !== undefined && patientId !== invitation.patientId) throw errors.forbidden(texts.foreignPatient);
  const patient = await findUser(db, invitation.patientId);
  if (!patient) throw errors.notFound(texts.invitationUnknown);
  return patient;
}

/** Submits an invitation as a request, exactly once, after the date of birth was confirmed [API-093, API-094]. */
export async function submitInvitation(context: Context, id: string, body: SubmitBody, caller: Caller): Promise<number> {
  const { db: database, clock } = context;
  const now = clock.now();
  const invitation = await openInvitation(context, id);
  if (!isProven(context, invitation, body.HandoffToken)) throw errors.forbidden(texts.birthDateFirst);
  const patient = await requirePatient(database, invitation, caller, body.PatientID);
  const selfPay = isOn(body.SelfPay);
  const payment = await resolvePayment(context, selfPay, {
    insuranceId: body.InsuranceId,
    policyNumber: body.PolicyNumber,
    paymentId: body.PaymentId,
    paymentSecret: body.PaymentSecret,
  });
  const around = await findOffersAround(database, body.ZipCode, invitation.scanServiceId);
  if (!around) throw errors.badRequest(texts.noCenters);
  const isAnyTime = isOn(body.IsAnyTime);
  const preferredLanguage = patient.preferredLanguage || (body.PreferredLanguage ?? '');
  const slots = isAnyTime ? '' : body.AvailableSlots.replaceAll('::', ':');
  const requestId = await context.transact(async ({ db }) => {
    if (!(await completeInvitation(db, id))) throw errors.gone(texts.invitationCompleted);
    const stored = await storeRequest(
      db,
      {
        ...payment,
        patientId: patient.id,
        scanServiceId: invitation.scanServiceId,
        zipCode: body.ZipCode,
        distance: around.miles,
        selfPay,
        isAnyTime,
        slots,
        reason: `Ordered by ${invitation.organization}`,
        doctorFirstName: invitation.prescriberFirstName,
        doctorLastName: invitation.prescriberLastName,
        doctorPhone: invitation.prescriberPhone,
        isMfp: true,
      },
      now,
    );
    await recordPriceConsent(db, stored);
    await updateInvitation(db, id, { requestId: stored });
    await updateUser(db, patient.id, { preferredLanguage });
    return stored;
  });
  await notifyReceived(context, { ...patient, preferredLanguage }, requestId);
  return requestId;
}
