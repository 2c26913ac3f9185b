import { asc, eq } from 'drizzle-orm';
import { displayName } from '@scanharbor/shared-contracts/domain/scan-service';
import { scansV2Wire } from '@scanharbor/shared-contracts/wire/scans-v2';
import { farthestMiles, findOffers, summarize } from '../centers/search';
import { insurers, scanServices, scanTypes } from '../db/schema/index';
import { ApiError } from '../http/errors';
import { keepInMemory } from '../http/memory';
import { defineRoutes } from '../http/route';
import { describeForEdit } from '../requests/edit';
import { stepFour, stepThree, stepTwo } from '../requests/steps';

/** The step calls answer a refusal as Result ERROR with MESSAGE_TEXT instead of an error status [API-053]. */
async function inWords<Given extends object, Refused extends object>(work: () => Promise<Given>, refused: Refused) {
  try {
    return { Result: 'SUCCESS' as const, MESSAGE_TEXT: '', ...(await work()) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { Result: 'ERROR' as const, MESSAGE_TEXT: error.userMessage, ...refused };
  }
}

export const scansV2Routes = defineRoutes(scansV2Wire, {
  'GET scans_v2/scan-list': {
    access: 'anyone',
    handle: ({ context: { db } }) =>
      keepInMemory(db, 'scan-list', async () => {
        const rows = await db
          .select({ type: scanTypes, service: scanServices })
          .from(scanServices)
          .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
          .orderBy(asc(scanServices.id));
        return rows.map(({ type, service }) => ({
          ScanTypeID: type.id,
          ScanTypeName: type.value,
          ScanServiceID: service.id,
          ScanServiceName: service.value,
          ScanDescription: displayName(service.description, service.option),
          FullName: displayName(type.value, service.value, service.description, service.option),
        }));
      }),
  },
  'GET scans_v2/distance': {
    access: 'anyone',
    handle: async ({ query, context }) => summarize(await findOffers(context.db, query.zip, query.scanServiceId, farthestMiles)),
  },
  'POST scans_v2/scan-complete-step-2': {
    access: 'patient',
    handle: ({ body, caller, context }) => inWords(async () => ({ currID: await stepTwo(context, caller.user, body) }), { currID: null }),
  },
  'POST scans_v2/scan-complete-step-3': {
    access: 'patient',
    handle: ({ body, caller, context }) =>
      inWords(async () => {
        await stepThree(context, caller.user, body);
        return {};
      }, {}),
  },
  'POST scans_v2/scan-complete-step-4': {
    access: 'patient',
    handle: ({ body, caller, context }) =>
      inWords(async () => ({ finalTestRequestID: await stepFour(context, caller.user, body) }), { finalTestRequestID: null }),
  },
  'GET scans_v2/scan-list-for-edit': {
    access: 'patient',
    handle: ({ query, caller, context }) =>
      describeForEdit(context.db, caller.user.id, { progressId: query.currTestRequestProgressId, requestId: query.currTestRequestId }),
  },
  'GET scans_v2/insurances': {
    access: 'anyone',
    handle: ({ context: { db } }) =>
      keepInMemory(db, 'insurances', async () => ({ response: await db.select().from(insurers).orderBy(asc(insurers.name)) })),
  },
});
