import { z } from 'zod';
import { flag } from './values';

/** 'Canceled' is success; any other word is not (D3). */
const cancelAnswer = z.object({ cancelResponse: z.object({ Result: z.string(), MESSAGE_TEXT: z.string() }) });

/** Wire shapes of cancellations. */
export const cancellationsWire = {
  'PATCH cancellations/cancel-patient-prebooking': {
    body: z.object({ requestId: z.coerce.number().int() }),
    answer: cancelAnswer,
  },
  'POST cancellations/cancel-ic-postbooking': {
    body: z.object({
      requestId: z.coerce.number().int(),
      cancelReason: z.string().trim().min(1),
      cancelDetails: z.string(),
      isPatientCancelation: flag,
    }),
    answer: cancelAnswer,
  },
  'POST cancellations/cancel-patient-postbooking': {
    body: z.object({ requestId: z.coerce.number().int(), cancelReason: z.string(), cancelDetails: z.string() }),
    answer: cancelAnswer,
  },
} as const;

export type CancelAnswer = z.infer<typeof cancelAnswer>;
