import { eq } from 'drizzle-orm';
import { displayName } from '@scanharbor/shared-contracts/domain/scan-service';
import { type InvitationInfoAnswer, pxWire } from '@scanharbor/shared-contracts/wire/px';
import { type Context } from '../context';
import { scanServices, scanTypes, users } from '../db/schema/index';
import { ApiError, errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { confirmBirthDate, invitationOfScan, type InvitationRow, isProven, openInvitation } from '../invitations/invitation';
import { offersAround } from '../invitations/offers';
import { submitInvitation } from '../invitations/submit';
import { moneyOf } from '../requests/create';
import { texts } from '../texts';

/** What an invitation is about; without the proof of the date of birth, nothing but the attempts so far. */
async function describe(context: Context, row: InvitationRow, proof: string | undefined): Promise<InvitationInfoAnswer> {
  const closed = { InvitationID: row.id, AttemptCount: row.attempts };
  if (!isProven(context, row, proof)) return closed;
  const { db } = context;
  const [scan] = await db
    .select({ service: scanServices, type: scanTypes })
    .from(scanServices)
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .where(eq(scanServices.id, row.scanServiceId));
  const [patient] = await db.select({ zip: users.zipCode }).from(users).where(eq(users.id, row.patientId));
  if (!scan) throw errors.notFound(texts.invitationUnknown);
  const { service, type } = scan;
  const around = await offersAround(db, patient?.zip ?? '', service.id);
  const { budget, fee } = around ? moneyOf(around.offers) : { budget: type.rate - type.fee, fee: type.fee };
  return {
    ...closed,
    Prescriber: { FirstName: row.prescriberFirstName, LastName: row.prescriberLastName, Phone: row.prescriberPhone },
    PhysicianOrganization: { Name: row.organization },
    ScanServiceID: row.scanServiceId,
    PatientID: row.patientId,
    TestRequestID: row.requestId,
    ScanService: {
      MinPrice: budget,
      ID: service.id,
      Fee: fee,
      ScanTypeID: type.id,
      FriendlyName: displayName(type.value, service.value, service.description, service.option),
    },
  };
}

/** A refusal in words, so that the form keeps what was entered. */
async function inWords(work: () => Promise<number>) {
  try {
    return { result: 'SUCCESS', TestRequestID: await work() };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { result: 'ERROR', message: error.userMessage };
    throw error;
  }
}

export const pxRoutes = defineRoutes(pxWire, {
  'GET px/invitation/:invitationId': {
    access: 'anyone',
    tries: true,
    handle: async ({ params, query, context }) => describe(context, await openInvitation(context, params.invitationId), query.HandoffToken),
  },
  'PUT px/invitation/:invitationId': {
    access: 'anyone',
    handle: ({ params, body, caller, context }) => inWords(() => submitInvitation(context, params.invitationId, body, caller)),
  },
  'GET px/scan-request/:scanId': {
    access: 'anyone',
    tries: true,
    handle: async ({ params, query, context }) =>
      describe(
        context,
        await openInvitation(context, await invitationOfScan(context, params.scanId, query.HandoffToken)),
        query.HandoffToken,
      ),
  },
  'PUT px/scan-request/:scanId': {
    access: 'anyone',
    handle: async ({ params, body, caller, context }) => {
      const id = await invitationOfScan(context, params.scanId, body.HandoffToken);
      return inWords(() => submitInvitation(context, id, body, caller));
    },
  },
  'POST px/validate-date-of-birth': {
    access: 'anyone',
    tries: true,
    handle: async ({ body, context }) => {
      const HandoffToken = await confirmBirthDate(context, body.InvitationID, body.DOB);
      return { valid: true, HandoffToken };
    },
  },
});
