import { icPortalScheduleWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { successResponse } from '../../http/success';
import { defineRoutes } from '../../http/route';
import { getScope } from '../../portal/scope';
import { requireOwnLocation } from '../../practice/locations';
import { describeSchedule, updateSchedule } from '../../practice/schedule';

export const icPortalScheduleRoutes = defineRoutes(icPortalScheduleWire, {
  'GET ic-portal/schedule/:locationId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const location = requireOwnLocation(await getScope(context, caller, request), params.locationId);
      return { data: await describeSchedule(context, location) };
    },
  },
  'PUT ic-portal/schedule/:locationId': {
    access: 'admin',
    handle: async ({ params, body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      const { id } = requireOwnLocation(scope, params.locationId);
      return { ...successResponse, data: await updateSchedule(context, scope, id, body) };
    },
  },
});
