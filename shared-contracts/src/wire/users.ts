import { z } from 'zod';
import { email, flag, idText, success } from './values';

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
  'POST users/user': {
    body: z.object({
      first_name: z.string().trim().min(1),
      last_name: z.string().trim().min(1),
      email,
      is_admin: flag.default(0),
      locations: z.array(z.coerce.number().int()).default([]),
    }),
    answer: success.extend({ id: z.number() }),
  },
  'GET users/practice': {
    answer: z.object({
      results: z.array(
        z.object({
          id: z.number(),
          first_name: z.string(),
          last_name: z.string(),
          email: z.string(),
          is_admin: z.number(),
          is_active: z.number(),
        }),
      ),
    }),
  },
  'POST users/update': { body: z.object({ userId: z.coerce.number().int(), isAdmin: flag }), answer: success },
  /** Disables: users are never deleted (D123). */
  'POST users/delete': { body: z.object({ userId: z.coerce.number().int() }), answer: success },
} as const;
