import { refundsWire } from '@scanharbor/shared-contracts/wire/refunds';
import { defineRoutes } from '../http/route';
import { issueRefund, listRefunds, requireRefund } from '../practice/refunds';

export const refundsRoutes = defineRoutes(refundsWire, {
  'GET refunds/requests': { access: 'platform', handle: async ({ context }) => ({ results: await listRefunds(context) }) },
  'GET refunds/scan/:id': { access: 'platform', handle: ({ params, context }) => requireRefund(context, { requestId: params.id }) },
  'PATCH refunds/issue/:id': {
    access: 'platform',
    handle: ({ params, body, context }) => issueRefund(context, params.id, body),
  },
});
