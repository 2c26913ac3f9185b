import { icPortalAssignmentWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { defineRoutes } from '../../http/route';
import { successResponse } from '../../http/success';
import { assignRequest, listColleagues } from '../../portal/assign';
import { getScope, requirePractice } from '../../portal/scope';

export const icPortalAssignmentRoutes = defineRoutes(icPortalAssignmentWire, {
  'GET ic-portal/ic-colleagues': {
    access: 'provider',
    handle: async ({ caller, context }) => ({ data: await listColleagues(context, requirePractice(caller)) }),
  },
  'PATCH ic-portal/ic-assign': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      await assignRequest(context, await getScope(context, caller, request), caller, body);
      return successResponse;
    },
  },
});
