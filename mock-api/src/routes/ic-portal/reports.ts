import { icPortalReportsWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { defineRoutes } from '../../http/route';
import { getScope } from '../../portal/scope';
import { describeReport } from '../../practice/reports';

export const icPortalReportsRoutes = defineRoutes(icPortalReportsWire, {
  'GET ic-portal/reports': {
    access: 'admin',
    handle: async ({ query: { from, until, location_id: locationId }, caller, context, request }) => ({
      data: await describeReport(context, await getScope(context, caller, request), { from, until, locationId }),
    }),
  },
});
