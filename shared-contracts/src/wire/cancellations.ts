import { z } from 'zod';
import { flag, idText, integer, paragraph, success } from './values';

/** Only 'Canceled' is success (D3). */
const cancelResult = z.object({ cancelResponse: z.object({ Result: z.string(), MESSAGE_TEXT: z.string() }) });
cancelResult.register(z.globalRegistry, { id: 'CancelResult' });

/** Wire shapes of cancellations. */
export const cancellationsWire = {
  'PATCH cancellations/cancel-patient-prebooking': {
    body: z.object({ requestId: integer }),
    response: cancelResult,
  },
  'POST cancellations/cancel-ic-postbooking': {
    body: z.object({
      requestId: integer,
      cancelReason: paragraph.trim().min(1),
      cancelDetails: paragraph,
      isPatientCancelation: flag,
    }),
    response: cancelResult,
  },
  'POST cancellations/cancel-patient-postbooking': {
    body: z.object({ requestId: integer, cancelReason: paragraph, cancelDetails: paragraph }),
    response: cancelResult,
  },
  /** Ours: the patient takes back the request to cancel, before or after the booking, while nothing was decided. */
  'DELETE cancellations/patient/:requestId': { params: z.object({ requestId: idText }), response: success },
} as const;

export type CancelResponse = z.infer<typeof cancelResult>;
