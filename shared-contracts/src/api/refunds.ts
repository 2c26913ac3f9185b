import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { readRefund, type Refund } from '../domain/refund';
import { type RefundAnswer } from '../wire/refunds';

const refundsApi = ownedEndpoints('shared-contracts/refunds', (build) => ({
  /** GET refunds/requests, for platform admins: deposits that may be paid back, and those that were (SC-139). */
  refunds: build.query<Refund[], void>({
    query: () => 'refunds/requests',
    transformResponse: ({ results }: { results: RefundAnswer[] }) => results.map(readRefund),
    providesTags: [{ type: 'Refund', id: 'LIST' }],
  }),
  /** GET refunds/scan/{id}: one of them by its request (SC-140). */
  refund: build.query<Refund, number>({
    query: (requestId) => `refunds/scan/${requestId}`,
    transformResponse: readRefund,
    providesTags: (_refund, _error, id) => [{ type: 'Refund', id }],
  }),
  /**
   * PATCH refunds/issue/{id}: pays back 0 to 100 percent of a deposit, once (SC-141, API-106): of the appointment that is
   * named, else of the only one; 409 when there are several.
   */
  issueRefund: build.mutation<Refund, { requestId: number; percent: number; appointmentId?: number | undefined }>({
    query: ({ requestId, percent, appointmentId }) => ({
      url: `refunds/issue/${requestId}`,
      method: 'PATCH',
      body: { refund_status: 'complete', refund_percent: percent, appointment_id: appointmentId },
    }),
    transformResponse: readRefund,
    invalidatesTags: (_refund, _error, { requestId }) => [
      { type: 'Refund', id: 'LIST' },
      { type: 'Refund', id: requestId },
    ],
  }),
}));

export const { useRefundsQuery, useRefundQuery, useIssueRefundMutation } = refundsApi;
export const refundsEndpoints = refundsApi.endpoints;
