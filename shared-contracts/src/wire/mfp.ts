import { z } from 'zod';
import { idText, success } from './values';

/** Wire shapes of mfp. */
export const mfpWire = {
  'GET mfp/get_mfp_patient_info/:requestId': {
    params: z.object({ requestId: idText }),
    answer: z.object({ FirstName: z.string(), LastName: z.string(), DOB: z.string(), PhoneNumber: z.string() }),
  },
  'PATCH mfp/send_order_confirmation_to_patient': {
    body: z.object({ requestId: z.coerce.number().int() }),
    answer: success,
  },
} as const;
