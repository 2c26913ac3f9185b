import { refundsWire } from '@scanharbor/shared-contracts/wire/refunds';
import { noteRead } from '../audit/trail';
import { findRequest } from '../db/queries/requests';
import { describeEstimates } from '../estimates/issue-estimate';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { issueRefund, listRefunds, requireRefund } from '../practice/refunds';
import { texts } from '../texts';

export const refundsRoutes = defineRoutes(refundsWire, {
  'GET refunds/requests': { access: 'platform', handle: async ({ context }) => ({ results: await listRefunds(context) }) },
  'GET refunds/scan/:id': { access: 'platform', handle: ({ params, context }) => requireRefund(context, { requestId: params.id }) },
  'GET refunds/estimates/:id': {
    access: 'platform',
    handle: async ({ params, context }) => {
      const request = await findRequest(context.db, params.id);
      if (!request) throw errors.notFound(texts.requestUnknown);
      noteRead(context.trail, [request], request.id);
      return describeEstimates(context, request.id);
    },
  },
  'PATCH refunds/issue/:id': {
    access: 'platform',
    handle: ({ params, body, context }) => issueRefund(context, params.id, body),
  },
});
