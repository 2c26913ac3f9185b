import { type z } from 'zod';
import { icPortalAgendaWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { defineRoutes } from '../../http/route';
import { describeAgenda, describeWaiting } from '../../portal/agenda';
import { getScope } from '../../portal/scope';
import { listRoute } from '../../portal/list-responses';
import { requireOwnLocation } from '../../practice/locations';

type WaitingQuery = z.output<(typeof icPortalAgendaWire)['GET ic-portal/agenda/waiting']['query']>;

export const icPortalAgendaRoutes = defineRoutes(icPortalAgendaWire, {
  'GET ic-portal/agenda': {
    access: 'provider',
    handle: async ({ query, caller, context, request }) => {
      const location = requireOwnLocation(await getScope(context, caller, request), query.location_id);
      return { data: await describeAgenda(context, location, query) };
    },
  },
  'GET ic-portal/agenda/waiting': listRoute((context, scope, { location_id: id, limit }: WaitingQuery) =>
    describeWaiting(context, scope, requireOwnLocation(scope, id), limit),
  ),
});
