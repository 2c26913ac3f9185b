import { type Invitation, writeInvitation } from '@scanharbor/shared-contracts/domain/invitation';
import { formatScanName } from '@scanharbor/shared-contracts/domain/scan-service';
import { pxWire } from '@scanharbor/shared-contracts/wire/px';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { findScan } from '../db/queries/scans';
import { findUser } from '../db/queries/users';
import { type InvitationRecord } from '../db/schema/records';
import { HttpError, errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { confirmBirthDate, getInvitationOfScan, isProven, openInvitation } from '../invitations/invitation';
import { findOffersAround } from '../invitations/offers';
import { submitInvitation } from '../invitations/submit';
import { calculateCost } from '../requests/create';
import { texts } from '../texts';

/** Returns an invitation; without the proof of the date of birth, only the attempts so far. */
async function getInvitation(context: Context, row: InvitationRecord, proof: string | undefined): Promise<Invitation> {
  const { id, attempts } = row;
  if (!isProven(context, row, proof)) return { id, attempts };
  const { db } = context;
  noteRead(context.trail, [row]);
  const scan = await findScan(db, row.scanServiceId);
  const patient = await findUser(db, row.patientId);
  if (!scan) throw errors.notFound(texts.invitationUnknown);
  const { service, type } = scan;
  const around = await findOffersAround(db, patient?.zipCode ?? '', service.id);
  const { budget, fee } = around ? calculateCost(around.offers) : { budget: type.rate - type.fee, fee: type.fee };
  return {
    id,
    attempts,
    about: {
      prescriber: { firstName: row.prescriberFirstName, lastName: row.prescriberLastName, phone: row.prescriberPhone },
      organization: row.organization,
      patientId: row.patientId,
      requestId: row.requestId ?? undefined,
      scan: {
        id: service.id,
        typeId: type.id,
        name: formatScanName(type.value, service.value, service.description, service.option),
        minPrice: budget,
        fee,
      },
    },
  };
}

/** Returns a 400 as a message in a successful response, so that the form keeps its values. */
async function catchBadRequest(submit: () => Promise<number>) {
  try {
    return { result: 'SUCCESS', TestRequestID: await submit() };
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return { result: 'ERROR', message: error.userMessage };
    throw error;
  }
}

export const pxRoutes = defineRoutes(pxWire, {
  'GET px/invitation/:invitationId': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ params, query, context }) =>
      writeInvitation(await getInvitation(context, await openInvitation(context, params.invitationId), query.HandoffToken)),
  },
  'PUT px/invitation/:invitationId': {
    access: 'anyone',
    handle: ({ params, body, caller, context }) => catchBadRequest(() => submitInvitation(context, params.invitationId, body, caller)),
  },
  'GET px/scan-request/:scanId': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ params, query, context }) => {
      const id = await getInvitationOfScan(context, params.scanId, query.HandoffToken);
      return writeInvitation(await getInvitation(context, await openInvitation(context, id), query.HandoffToken));
    },
  },
  'PUT px/scan-request/:scanId': {
    access: 'anyone',
    handle: async ({ params, body, caller, context }) => {
      const id = await getInvitationOfScan(context, params.scanId, body.HandoffToken);
      return catchBadRequest(() => submitInvitation(context, id, body, caller));
    },
  },
  'POST px/validate-date-of-birth': {
    access: 'anyone',
    limitAttempts: true,
    handle: async ({ body, context }) => {
      const HandoffToken = await confirmBirthDate(context, body.InvitationID, body.DOB);
      return { valid: true, HandoffToken };
    },
  },
});
