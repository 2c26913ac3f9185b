import { z } from 'zod';
import { success } from './values';

/** Wire shapes of log. */
export const logWire = {
  'POST log/patient': {
    body: z.object({ UserID: z.coerce.number().int(), TypeID: z.coerce.number().int() }),
    answer: success,
  },
} as const;
