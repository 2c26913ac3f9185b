import { refundsWire } from '@scanharbor/shared-contracts/wire/refunds';
import { defineRoutes } from '../http/route';
import { findRefund, issueRefund, listRefunds } from '../practice/refunds';

export const refundsRoutes = defineRoutes(refundsWire, {
  'GET refunds/requests': { access: 'platform', handle: async ({ context }) => ({ results: await listRefunds(context) }) },
  'GET refunds/scan/:id': { access: 'platform', handle: ({ params, context }) => findRefund(context, params.id) },
  'PATCH refunds/issue/:id': {
    access: 'platform',
    handle: ({ params, body, caller, context }) => issueRefund(context, caller, params.id, body),
  },
});
