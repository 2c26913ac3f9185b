import { icPortalRequestsWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { stateConditions } from '../../db/queries/request-states';
import { listRequestRows } from '../../db/queries/requests';
import { successResponse } from '../../http/success';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { storeAvailabilityRequest } from '../../portal/availability-requests';
import { book } from '../../portal/book';
import { countLists } from '../../portal/counters';
import { describeDashboard } from '../../portal/dashboard';
import { describeRows } from '../../portal/describe-rows';
import { getScope } from '../../portal/scope';
import { describeSingleScan } from '../../portal/single-scan';

export const icPortalRequestsRoutes = defineRoutes(icPortalRequestsWire, {
  'GET ic-portal/dashboard-card': {
    access: 'provider',
    handle: async ({ caller, context, request }) => ({ data: await countLists(context, await getScope(context, caller, request)) }),
  },
  'GET ic-portal/dashboard': {
    access: 'provider',
    handle: async ({ caller, context, request }) => describeDashboard(context, await getScope(context, caller, request)),
  },
  'GET ic-portal/ic-requested': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      const rows = await listRequestRows(context.db, stateConditions.open(context.db, scope.listed), 'newest');
      return { data: await describeRows(context, scope, rows) };
    },
  },
  'GET ic-portal/ic-scheduled': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      const where = stateConditions.scheduled(context.db, scope.listed, context.clock.now());
      return { data: await describeRows(context, scope, await listRequestRows(context.db, where, 'soonest')) };
    },
  },
  'GET ic-portal/ic-completed': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      const where = stateConditions.completed(context.db, scope.listed, context.clock.now());
      return { data: await describeRows(context, scope, await listRequestRows(context.db, where, 'latest')) };
    },
  },
  'GET ic-portal/ic-get-single-scan': {
    access: 'provider',
    handle: async ({ query, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      return describeSingleScan(context, scope, caller.user, query.requestId);
    },
  },
  'PATCH ic-portal/ic-request-availability': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      await storeAvailabilityRequest(context, scope, caller.user, body.requestId, body.noteText);
      return successResponse;
    },
  },
  'POST ic-portal/ic-book': {
    // Open to every session: this call reports missing rights in its response instead of an error [API-071, API-072].
    access: 'user',
    expired: errors.sessionExpired,
    handle: async ({ body, caller, context, request }) => {
      if (caller.user.userType !== 'provider') throw errors.forbidden();
      if (!caller.user.isActive || caller.user.practiceId === null) return { status: 'INVALID USER' as const };
      const { requestId, locationId, appointmentDateTime: time } = body;
      await book(context, await getScope(context, caller, request), caller, { requestId, locationId, time });
      return successResponse;
    },
  },
});
