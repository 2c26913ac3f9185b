import { formatScanName } from '@scanharbor/shared-contracts/domain/scan-service';
import { scansV2Wire } from '@scanharbor/shared-contracts/wire/scans-v2';
import { farthestMiles, findOffers, summarize } from '../centers/search';
import { listInsurers, listScans } from '../db/queries/scans';
import { HttpError } from '../http/errors';
import { memoizeRead } from '../http/memoize';
import { defineRoutes } from '../http/route';
import { describeForEdit } from '../requests/edit';
import { submitStepFour, saveStepThree, saveStepTwo } from '../requests/steps';

/** Returns an error of the step calls as Result ERROR with MESSAGE_TEXT instead of an error status [API-053]. */
async function catchErrors<Output extends object, Failure extends object>(run: () => Promise<Output>, failure: Failure) {
  try {
    return { Result: 'SUCCESS' as const, MESSAGE_TEXT: '', ...(await run()) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { Result: 'ERROR' as const, MESSAGE_TEXT: error.userMessage, ...failure };
  }
}

export const scansV2Routes = defineRoutes(scansV2Wire, {
  'GET scans_v2/scan-list': {
    access: 'anyone',
    handle: ({ context: { db } }) =>
      memoizeRead(db, 'scan-list', async () => {
        const scans = await listScans(db);
        return scans.map(({ type, service }) => ({
          ScanTypeID: type.id,
          ScanTypeName: type.value,
          ScanServiceID: service.id,
          ScanServiceName: service.value,
          ScanDescription: formatScanName(service.description, service.option),
          FullName: formatScanName(type.value, service.value, service.description, service.option),
        }));
      }),
  },
  'GET scans_v2/distance': {
    access: 'anyone',
    handle: async ({ query, context }) => summarize(await findOffers(context.db, query.zip, query.scanServiceId, farthestMiles)),
  },
  'POST scans_v2/scan-complete-step-2': {
    access: 'patient',
    handle: ({ body, caller, context }) =>
      catchErrors(async () => ({ currID: await saveStepTwo(context, caller.user, body) }), { currID: null }),
  },
  'POST scans_v2/scan-complete-step-3': {
    access: 'patient',
    handle: ({ body, caller, context }) => catchErrors(async () => ({ Pages: await saveStepThree(context, caller.user, body) }), {}),
  },
  'POST scans_v2/scan-complete-step-4': {
    access: 'patient',
    handle: ({ body, caller, context }) =>
      catchErrors(async () => ({ finalTestRequestID: await submitStepFour(context, caller.user, body) }), { finalTestRequestID: null }),
  },
  'GET scans_v2/scan-list-for-edit': {
    access: 'patient',
    handle: ({ query, caller, context }) =>
      describeForEdit(context, caller.user.id, { progressId: query.currTestRequestProgressId, requestId: query.currTestRequestId }),
  },
  'GET scans_v2/insurances': {
    access: 'anyone',
    handle: ({ context: { db } }) => memoizeRead(db, 'insurances', async () => ({ response: await listInsurers(db) })),
  },
});
