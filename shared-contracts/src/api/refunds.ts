import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Estimate, readEstimate } from '../domain/estimate';
import { readRefund, type Refund } from '../domain/refund';
import { call } from './call';

const refundsApi = ownedEndpoints('shared-contracts/refunds', (build) => ({
  /** GET refunds/requests, for platform admins: refundable and refunded deposits (SC-139). */
  refunds: build.query({
    query: () => call('GET refunds/requests'),
    transformResponse: ({ results }): Refund[] => results.map(readRefund),
    providesTags: [{ type: 'Refund', id: 'LIST' }],
  }),
  /** GET refunds/scan/{id}: one of them by its request (SC-140). */
  refund: build.query({
    query: (requestId: number) => call('GET refunds/scan/:id', { params: { id: requestId } }),
    transformResponse: readRefund,
    providesTags: (_refund, _error, id) => [{ type: 'Refund', id }],
  }),
  /** GET refunds/estimates/{id}: the good-faith estimates of any request, the latest first, to check a bill; empty with insurance. */
  billedEstimates: build.query({
    query: (requestId: number) => call('GET refunds/estimates/:id', { params: { id: requestId } }),
    transformResponse: ({ results }): Estimate[] => results.map(readEstimate),
  }),
  /**
   * PATCH refunds/issue/{id}: refunds 0 to 100 percent of a deposit, once (SC-141, API-106): of the named appointment, else of
   * the only one; 409 when there are several.
   */
  issueRefund: build.mutation({
    query: ({ requestId, percent, appointmentId }: { requestId: number; percent: number; appointmentId?: number | undefined }) =>
      call('PATCH refunds/issue/:id', {
        params: { id: requestId },
        body: { refund_status: 'complete', refund_percent: percent, appointment_id: appointmentId },
      }),
    transformResponse: readRefund,
    invalidatesTags: (_refund, _error, { requestId }) => [
      { type: 'Refund', id: 'LIST' },
      { type: 'Refund', id: requestId },
    ],
  }),
}));

export const { useRefundsQuery, useRefundQuery, useLazyBilledEstimatesQuery, useIssueRefundMutation } = refundsApi;
/** @internal */
export const refundsEndpoints = refundsApi.endpoints;
