import { z } from 'zod';

/** Wire shapes of chat. */
export const chatWire = {
  'GET chat/identity': {
    response: z.object({
      /** Null without a key for identities, and for staff who act as the user. */
      identity: z.object({ identifier: z.string(), identifier_hash: z.string() }).nullable(),
    }),
  },
} as const;
