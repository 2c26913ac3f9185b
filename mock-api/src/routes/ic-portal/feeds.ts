import { icPortalFeedsWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { listFeeds } from '../../db/queries/machine-feeds';
import { createFeed, endFeed } from '../../feeds/machine-feeds';
import { defineRoutes } from '../../http/route';
import { successResponse } from '../../http/success';
import { getScope } from '../../portal/scope';
import { requireOwnLocation } from '../../practice/locations';

export const icPortalFeedsRoutes = defineRoutes(icPortalFeedsWire, {
  'GET ic-portal/machine-feeds/:locationId': {
    access: 'admin',
    handle: async ({ params, caller, context, request }) => {
      const { id } = requireOwnLocation(await getScope(context, caller, request), params.locationId);
      const feeds = await listFeeds(context.db, id);
      return { data: feeds.map(({ machineId, createdAt }) => ({ machineId, createdAt: createdAt.toISOString() })) };
    },
  },
  'PUT ic-portal/machine-feed/:machineId': {
    access: 'admin',
    handle: async ({ params: { machineId }, caller, context, request }) => {
      const { path, createdAt } = await createFeed(context, await getScope(context, caller, request), machineId);
      return { data: { machineId, path, createdAt: createdAt.toISOString() } };
    },
  },
  'DELETE ic-portal/machine-feed/:machineId': {
    access: 'admin',
    handle: async ({ params: { machineId }, caller, context, request }) => {
      await endFeed(context, await getScope(context, caller, request), machineId);
      return successResponse;
    },
  },
});
