import { icPortalAgendaWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { defineRoutes } from '../../http/route';
import { describeAgenda, describeWaiting } from '../../portal/agenda';
import { getScope } from '../../portal/scope';
import { requireOwnLocation } from '../../practice/locations';

export const icPortalAgendaRoutes = defineRoutes(icPortalAgendaWire, {
  'GET ic-portal/agenda': {
    access: 'provider',
    handle: async ({ query, caller, context, request }) => {
      const location = requireOwnLocation(await getScope(context, caller, request), query.location_id);
      return { data: await describeAgenda(context, location, query) };
    },
  },
  'GET ic-portal/agenda/waiting': {
    access: 'provider',
    handle: async ({ query, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      return describeWaiting(context, scope, requireOwnLocation(scope, query.location_id), query.limit);
    },
  },
});
