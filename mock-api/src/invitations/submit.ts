import { and, eq } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type pxWire } from '@scanharbor/shared-contracts/wire/px';
import { type z } from 'zod';
import { findUser } from '../accounts/users';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { invitations, users } from '../db/schema/index';
import { errors } from '../http/errors';
import { type Caller, type User } from '../http/session';
import { announceRequest } from '../requests/announce';
import { agreeToPrice, storeRequest } from '../requests/create';
import { paymentOf } from '../requests/payment';
import { texts } from '../texts';
import { type InvitationRow, isProven, openInvitation } from './invitation';
import { offersAround } from './offers';

type SubmitBody = z.output<(typeof pxWire)['PUT px/invitation/:invitationId']['body']>;

/**
 * For whom the invitation is answered: who goes on as a guest answers for the invited patient, by the proof of the date of
 * birth and whoever is signed in; a patient who answers for their own account must be that person, by id or, with an account
 * of their own, by date of birth (D103). An anonymous patient has no account to answer for: a center could not call them.
 */
async function patientFor(db: Database, invitation: InvitationRow, caller: Caller, sentId: number | undefined): Promise<User> {
  const user = caller?.user;
  if (user?.userType === 'patient' && !user.isAnonymous && sentId !== invitation.patientId) {
    const same = user.id === invitation.patientId || user.dob === '' || user.dob === invitation.dob;
    if (!same) throw errors.forbidden(texts.foreignPatient);
    if (user.dob === '') await db.update(users).set({ dob: invitation.dob }).where(eq(users.id, user.id));
    return user;
  }
  if (sentId !== undefined && sentId !== invitation.patientId) throw errors.forbidden(texts.foreignPatient);
  const patient = await findUser(db, invitation.patientId);
  if (!patient) throw errors.notFound(texts.invitationUnknown);
  return patient;
}

/** Makes a request of an answered invitation, exactly once, after the date of birth was confirmed [API-093, API-094]. */
export async function submitInvitation(context: Context, id: string, body: SubmitBody, caller: Caller): Promise<number> {
  const { db: database, clock } = context;
  const now = clock.now();
  const invitation = await openInvitation(context, id);
  if (!isProven(context, invitation, body.HandoffToken)) throw errors.forbidden(texts.birthDateFirst);
  const patient = await patientFor(database, invitation, caller, body.PatientID);
  const selfPay = isOn(body.SelfPay);
  const payment = await paymentOf(context, selfPay, {
    insuranceId: body.InsuranceId,
    policyNumber: body.PolicyNumber,
    paymentId: body.PaymentId,
    paymentSecret: body.PaymentSecret,
  });
  const around = await offersAround(database, body.ZipCode, invitation.scanServiceId);
  if (!around) throw errors.badRequest(texts.noCenters);
  const isAnyTime = isOn(body.IsAnyTime);
  const slots = isAnyTime ? '' : body.AvailableSlots.replaceAll('::', ':');
  const requestId = await database.transaction(async (db) => {
    const [taken] = await db
      .update(invitations)
      .set({ state: 'completed' })
      .where(and(eq(invitations.id, id), eq(invitations.state, 'active')))
      .returning({ id: invitations.id });
    if (!taken) throw errors.gone(texts.invitationCompleted);
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
    await agreeToPrice(db, stored);
    await db.update(invitations).set({ requestId: stored }).where(eq(invitations.id, id));
    return stored;
  });
  await announceRequest(context, patient, requestId);
  return requestId;
}
