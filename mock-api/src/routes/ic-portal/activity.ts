import { icPortalActivityWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { successResponse } from '../../http/success';
import { defineRoutes } from '../../http/route';
import { describeActivity } from '../../portal/request-activity';
import { resendMessage } from '../../portal/resend-message';
import { getScope } from '../../portal/scope';

export const icPortalActivityRoutes = defineRoutes(icPortalActivityWire, {
  'GET ic-portal/activity/:requestId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      return { data: await describeActivity(context, scope, caller.user, params.requestId) };
    },
  },
  'POST ic-portal/resend_message': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      await resendMessage(context, await getScope(context, caller, request), body.requestId, body.messageId);
      return successResponse;
    },
  },
});
