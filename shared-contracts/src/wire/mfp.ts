import { z } from 'zod';
import { idText, integer, success } from './values';

/** Wire shapes of mfp. */
export const mfpWire = {
  'GET mfp/get_mfp_patient_info/:requestId': {
    params: z.object({ requestId: idText }),
    response: z.object({ FirstName: z.string(), LastName: z.string(), DOB: z.string(), PhoneNumber: z.string() }),
  },
  'PATCH mfp/send_order_confirmation_to_patient': {
    body: z.object({ requestId: integer }),
    response: success,
  },
} as const;
