import { z } from 'zod';

/** Wire shapes of admin. 'ValidUser' is success (D3). */
export const adminWire = {
  'POST admin/send_email': {
    body: z.object({ requestId: z.coerce.number().int(), rescheduleInfo: z.string() }),
    answer: z.object({ status: z.string() }),
  },
} as const;
