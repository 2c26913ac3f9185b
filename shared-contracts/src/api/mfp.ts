import { ownedEndpoints } from '@scanharbor/shared-contracts';

const mfpApi = ownedEndpoints('shared-contracts/mfp', (build) => ({
  /** PATCH mfp/send_order_confirmation_to_patient: sends the confirmation once per request (SC-087). */
  sendOrderConfirmation: build.mutation<void, { requestId: number }>({
    query: (body) => ({ url: 'mfp/send_order_confirmation_to_patient', method: 'PATCH', body }),
    transformResponse: () => undefined,
  }),
  /** GET mfp/get_mfp_patient_info/{requestId} (SC-086). No screen calls it. */
  mfpPatientInfo: build.query<{ FirstName: string; LastName: string; DOB: string; PhoneNumber: string }, number>({
    query: (requestId) => `mfp/get_mfp_patient_info/${requestId}`,
  }),
}));

export const { useSendOrderConfirmationMutation } = mfpApi;
export const mfpEndpoints = mfpApi.endpoints;
