import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toFlag } from '../domain/flag';
import { type CancelAnswer } from '../wire/cancellations';
import { requestsChanged } from './request-tags';

/** 'None' is what a missing reason and empty details send (D107). */
const orNone = (text: string | undefined) => text?.trim() || 'None';

const readCancelled = ({ cancelResponse }: CancelAnswer) => ({ cancelled: cancelResponse.Result === 'Canceled' });

const cancellationsApi = ownedEndpoints('shared-contracts/cancellations', (build) => ({
  /** PATCH cancellations/cancel-patient-prebooking: asks the care team to cancel a request (SC-178). */
  cancelRequest: build.mutation<{ cancelled: boolean }, { requestId: number }>({
    query: (body) => ({ url: 'cancellations/cancel-patient-prebooking', method: 'PATCH', body }),
    transformResponse: readCancelled,
    invalidatesTags: [...requestsChanged],
  }),
  /** POST cancellations/cancel-patient-postbooking: asks the care team to cancel a booking (SC-179). */
  cancelBooking: build.mutation<{ cancelled: boolean }, { requestId: number; reason?: string; details?: string }>({
    query: ({ requestId, reason, details }) => ({
      url: 'cancellations/cancel-patient-postbooking',
      method: 'POST',
      body: { requestId, cancelReason: orNone(reason), cancelDetails: orNone(details) },
    }),
    transformResponse: readCancelled,
    invalidatesTags: [...requestsChanged],
  }),
  /**
   * POST cancellations/cancel-ic-postbooking: the center cancels a coming appointment; the request is open again for
   * other times (SC-071, D119). `cancelled` false: it was not there any more, or its time has passed.
   */
  cancelAppointment: build.mutation<{ cancelled: boolean }, { requestId: number; reason: string; details?: string; byPatient?: boolean }>({
    query: ({ requestId, reason, details, byPatient = false }) => ({
      url: 'cancellations/cancel-ic-postbooking',
      method: 'POST',
      body: { requestId, cancelReason: reason, cancelDetails: orNone(details), isPatientCancelation: toFlag(byPatient) },
    }),
    transformResponse: readCancelled,
    invalidatesTags: (_answer, _error, { requestId }) => [...requestsChanged, { type: 'Request', id: requestId }],
  }),
}));

export const { useCancelRequestMutation, useCancelBookingMutation, useCancelAppointmentMutation } = cancellationsApi;
export const cancellationsEndpoints = cancellationsApi.endpoints;
