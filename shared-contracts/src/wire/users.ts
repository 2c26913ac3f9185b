import { z } from 'zod';
import { idText, success } from './values';

/** Wire shapes of users. */
export const usersWire = {
  'POST users/session-log': {
    body: z.object({
      userId: z.coerce.number().int(),
      appInfoId: z.coerce.number().int().min(1).max(5),
      sessionStart: z.string(),
    }),
    answer: z.object({ id: z.number() }),
  },
  'PUT users/session-log/:logId': {
    params: z.object({ logId: idText }),
    body: z.object({ sessionEnd: z.string() }),
    answer: success,
  },
} as const;
