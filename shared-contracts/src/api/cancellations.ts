import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Cancellation, toCancellation } from '../domain/appointment-changes';
import { toFlag } from '../domain/flag';
import { type CancelResponse } from '../wire/cancellations';
import { requestsChangedTags } from './request-tags';
import { call } from './call';

const readCancelled = ({ cancelResponse }: CancelResponse) => ({ cancelled: cancelResponse.Result === 'Canceled' });

/** A cancellation by the center; `byPatient` when the patient requested it. */
interface CenterCancellation {
  requestId: number;
  reason: string;
  details?: string;
  byPatient?: boolean;
}

const cancellationsApi = ownedEndpoints('shared-contracts/cancellations', (build) => ({
  /** PATCH cancellations/cancel-patient-prebooking: requests the cancellation of a request from the care team (SC-178). */
  cancelRequest: build.mutation({
    query: (body: { requestId: number }) => call('PATCH cancellations/cancel-patient-prebooking', { body }),
    transformResponse: readCancelled,
    invalidatesTags: [...requestsChangedTags],
  }),
  /** POST cancellations/cancel-patient-postbooking: requests the cancellation of a booking from the care team (SC-179). */
  cancelBooking: build.mutation({
    query: ({ requestId, ...cancellation }: { requestId: number } & Partial<Cancellation>) => {
      const { reason, details } = toCancellation(cancellation);
      return call('POST cancellations/cancel-patient-postbooking', {
        body: { requestId, cancelReason: reason, cancelDetails: details },
      });
    },
    transformResponse: readCancelled,
    invalidatesTags: [...requestsChangedTags],
  }),
  /**
   * DELETE cancellations/patient/{requestId}: takes back the request to cancel; 404 once the care team has decided.
   */
  takeBackCancellation: build.mutation({
    query: (requestId: number) => call('DELETE cancellations/patient/:requestId', { params: { requestId } }),
    invalidatesTags: [...requestsChangedTags],
  }),
  /**
   * POST cancellations/cancel-ic-postbooking: the center cancels a coming appointment; the request is open again for
   * other times (SC-071, D119). `cancelled` false: it no longer existed, or its time has passed.
   */
  cancelAppointment: build.mutation({
    query: ({ requestId, reason, details, byPatient = false }: CenterCancellation) =>
      call('POST cancellations/cancel-ic-postbooking', {
        body: {
          requestId,
          cancelReason: reason,
          cancelDetails: toCancellation({ details }).details,
          isPatientCancelation: toFlag(byPatient),
        },
      }),
    transformResponse: readCancelled,
    invalidatesTags: (_response, _error, { requestId }) => [...requestsChangedTags, { type: 'Request', id: requestId }],
  }),
}));

export const { useCancelRequestMutation, useCancelBookingMutation, useCancelAppointmentMutation, useTakeBackCancellationMutation } =
  cancellationsApi;
/** @internal */
export const cancellationsEndpoints = cancellationsApi.endpoints;
