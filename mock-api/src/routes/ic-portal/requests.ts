import { icPortalRequestsWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { successResponse } from '../../http/success';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { storeAvailabilityRequest } from '../../portal/availability-requests';
import { book } from '../../portal/book';
import { countLists } from '../../portal/counters';
import { describeDashboard } from '../../portal/dashboard';
import { listRoute } from '../../portal/list-responses';
import { describeList, type ListQuery } from '../../portal/request-list';
import { getScope } from '../../portal/scope';
import { describeSingleScan } from '../../portal/single-scan';

export const icPortalRequestsRoutes = defineRoutes(icPortalRequestsWire, {
  'GET ic-portal/dashboard-card': listRoute(async (context, scope) => {
    const { cardsData, assigned, needsReply, ...counted } = await countLists(context, scope);
    return { ...counted, body: { data: { ...cardsData, assigned, needsReply } } };
  }),
  'GET ic-portal/dashboard': listRoute(describeDashboard),
  'GET ic-portal/ic-requested': listRoute((context, scope, query: ListQuery) => describeList(context, scope, 'open', query)),
  'GET ic-portal/ic-scheduled': listRoute((context, scope, query: ListQuery) => describeList(context, scope, 'scheduled', query)),
  'GET ic-portal/ic-completed': listRoute((context, scope, query: ListQuery) => describeList(context, scope, 'completed', query)),
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
      const input = { requestId, locationId, time, canUndo: isOn(body.canUndo ?? 0) };
      const { undoUntil } = await book(context, await getScope(context, caller, request), caller, input);
      return { ...successResponse, ...(undoUntil ? { undoUntil: undoUntil.toISOString() } : {}) };
    },
  },
});
