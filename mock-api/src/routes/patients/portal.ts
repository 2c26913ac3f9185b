import { patientsPortalWire } from '@scanharbor/shared-contracts/wire/patients';
import { defineRoutes } from '../../http/route';
import { scopeOf } from '../../portal/scope';
import { describeScreening } from '../../portal/screening';

export const patientsPortalRoutes = defineRoutes(patientsPortalWire, {
  'GET patients/screening-questions/:patientId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => ({
      data: await describeScreening(context, await scopeOf(context, caller, request), params.patientId),
    }),
  },
});
