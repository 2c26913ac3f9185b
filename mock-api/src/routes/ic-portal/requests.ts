import { icPortalRequestsWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { type ListName } from '../../db/queries/list-statement';
import { successResponse } from '../../http/success';
import { errors } from '../../http/errors';
import { defineRoutes, type Input } from '../../http/route';
import { type SignedIn } from '../../http/session';
import { storeAvailabilityRequest } from '../../portal/availability-requests';
import { book } from '../../portal/book';
import { countLists } from '../../portal/counters';
import { describeDashboard } from '../../portal/dashboard';
import { formatListTag, isListUnchanged } from '../../portal/list-tag';
import { describeList } from '../../portal/request-list';
import { getScope } from '../../portal/scope';
import { describeSingleScan } from '../../portal/single-scan';

type ListInput = Input<(typeof icPortalRequestsWire)['GET ic-portal/ic-requested'], SignedIn>;

/** A list of requests. A repeated call with the ETag of the last response, or `since`, gets 304 while nothing has changed. */
const listRoute = (list: ListName) => ({
  access: 'provider' as const,
  isUnchanged: ({ context, request, caller, query }: ListInput) =>
    isListUnchanged(context, request, caller, request.headers['if-none-match'] ?? query.since),
  handle: async ({ query, caller, context, request, reply }: ListInput) => {
    const from = context.clock.now();
    const { body, version, until } = await describeList(context, await getScope(context, caller, request), list, query);
    const tag = formatListTag({ version, from, until }, request, caller);
    reply.header('etag', tag);
    return query.limit === undefined ? body : { ...body, version: tag };
  },
});

export const icPortalRequestsRoutes = defineRoutes(icPortalRequestsWire, {
  'GET ic-portal/dashboard-card': {
    access: 'provider',
    isUnchanged: (input) => isListUnchanged(input.context, input.request, input.caller, input.request.headers['if-none-match']),
    handle: async (input) => {
      const from = input.context.clock.now();
      const { cardsData, version, until } = await countLists(input.context, await getScope(input.context, input.caller, input.request));
      input.reply.header('etag', formatListTag({ version, from, until }, input.request, input.caller));
      return { data: cardsData };
    },
  },
  'GET ic-portal/dashboard': {
    access: 'provider',
    isUnchanged: ({ context, request, caller, query }) =>
      isListUnchanged(context, request, caller, request.headers['if-none-match'] ?? query.since),
    handle: async ({ query, caller, context, request, reply }) => {
      const from = context.clock.now();
      const { body, version, until } = await describeDashboard(context, await getScope(context, caller, request), query);
      reply.header('etag', formatListTag({ version, from, until }, request, caller));
      return body;
    },
  },
  'GET ic-portal/ic-requested': listRoute('open'),
  'GET ic-portal/ic-scheduled': listRoute('scheduled'),
  'GET ic-portal/ic-completed': listRoute('completed'),
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
