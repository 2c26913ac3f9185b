import { icPortalSearchWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { defineRoutes } from '../../http/route';
import { getScope } from '../../portal/scope';
import { searchPractice } from '../../portal/search-requests';

export const icPortalSearchRoutes = defineRoutes(icPortalSearchWire, {
  'GET ic-portal/search': {
    access: 'provider',
    handle: async ({ query, caller, context, request }) => searchPractice(context, await getScope(context, caller, request), query),
  },
});
