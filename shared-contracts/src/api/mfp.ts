import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { call } from './call';

const mfpApi = ownedEndpoints('shared-contracts/mfp', (build) => ({
  /** PATCH mfp/send_order_confirmation_to_patient: sends the confirmation once per request (SC-087). */
  sendOrderConfirmation: build.mutation({
    query: (body: { requestId: number }) => call('PATCH mfp/send_order_confirmation_to_patient', { body }),
  }),
  /** GET mfp/get_mfp_patient_info/{requestId} (SC-086). No screen calls it. */
  mfpPatientInfo: build.query({
    query: (requestId: number) => call('GET mfp/get_mfp_patient_info/:requestId', { params: { requestId } }),
  }),
}));

export const { useSendOrderConfirmationMutation } = mfpApi;
/** @internal */
export const mfpEndpoints = mfpApi.endpoints;
