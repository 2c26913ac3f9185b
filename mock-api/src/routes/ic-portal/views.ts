import { icPortalViewsWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { defineRoutes } from '../../http/route';
import { successResponse } from '../../http/success';
import { changeView, describeSavedViews, removeView, saveView } from '../../portal/saved-views';
import { getScope } from '../../portal/scope';

export const icPortalViewsRoutes = defineRoutes(icPortalViewsWire, {
  'GET ic-portal/views': {
    access: 'provider',
    handle: async ({ query, caller, context, request }) => ({
      data: await describeSavedViews(context, await getScope(context, caller, request), caller, query.list),
    }),
  },
  'POST ic-portal/views': {
    access: 'provider',
    handle: async ({ body: { list, name, ...content }, caller, context, request }) => ({
      data: { id: await saveView(context, await getScope(context, caller, request), caller, { list, name, content }) },
    }),
  },
  'PATCH ic-portal/views/:id': {
    access: 'provider',
    handle: async ({ params, body, caller, context, request }) => {
      await changeView(context, await getScope(context, caller, request), caller, params.id, body);
      return successResponse;
    },
  },
  'DELETE ic-portal/views/:id': {
    access: 'provider',
    handle: async ({ params, caller, context }) => {
      await removeView(context, caller, params.id);
      return successResponse;
    },
  },
});
