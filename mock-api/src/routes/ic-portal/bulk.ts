import { icPortalBulkWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { defineRoutes } from '../../http/route';
import { assignRequests, rejectRequests, restoreRequests } from '../../portal/bulk';
import { getScope } from '../../portal/scope';

export const icPortalBulkRoutes = defineRoutes(icPortalBulkWire, {
  'POST ic-portal/bulk-assign': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => ({
      data: await assignRequests(context, await getScope(context, caller, request), caller, body),
    }),
  },
  'POST ic-portal/bulk-reject': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => ({
      data: await rejectRequests(context, await getScope(context, caller, request), body.requestIds, body.reason),
    }),
  },
  'POST ic-portal/bulk-restore': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => ({
      data: await restoreRequests(context, await getScope(context, caller, request), caller, body.requestIds),
    }),
  },
});
