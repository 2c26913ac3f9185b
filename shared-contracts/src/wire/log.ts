import { z } from 'zod';
import { integer, success } from './values';

/** Wire shapes of log. */
export const logWire = {
  'POST log/patient': {
    body: z.object({ UserID: integer, TypeID: integer }),
    response: success,
  },
} as const;
