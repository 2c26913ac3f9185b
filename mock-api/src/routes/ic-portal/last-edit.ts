import { icPortalLastEditWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { defineRoutes } from '../../http/route';
import { getScope } from '../../portal/scope';
import { findEditor } from '../../practice/last-edit';
import { requireOwnLocation } from '../../practice/locations';
import { requireOwnUser } from '../../practice/users';

export const icPortalLastEditRoutes = defineRoutes(icPortalLastEditWire, {
  'GET ic-portal/last-edit/:what/:id': {
    access: 'admin',
    handle: async ({ params: { what, id }, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      if (what === 'user') await requireOwnUser(context.db, scope.practiceId, id);
      else requireOwnLocation(scope, id);
      const last = await findEditor(context, scope, what, id);
      return { data: last ? { By: last.by, At: last.at, TimeZone: last.timeZone } : null };
    },
  },
});
