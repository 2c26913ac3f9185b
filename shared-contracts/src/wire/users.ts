import { z } from 'zod';
import { email, flag, idText, integer, line, listMaximum, success } from './values';

/** Wire shapes of users. */
export const usersWire = {
  'POST users/session-log': {
    body: z.object({
      userId: integer,
      appInfoId: integer.min(1).max(5),
      sessionStart: line,
    }),
    response: z.object({ id: z.number() }),
  },
  'PUT users/session-log/:logId': {
    params: z.object({ logId: idText }),
    body: z.object({ sessionEnd: line }),
    response: success,
  },
  'POST users/user': {
    body: z.object({
      first_name: line.trim().min(1),
      last_name: line.trim().min(1),
      email,
      is_admin: flag.default(0),
      locations: z.array(integer).max(listMaximum).default([]),
    }),
    response: success.extend({ id: z.number() }),
  },
  'GET users/practice': {
    response: z.object({
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
  'POST users/update': { body: z.object({ userId: integer, isAdmin: flag }), response: success },
  /** Disables: users are never deleted (D123). */
  'POST users/delete': { body: z.object({ userId: integer }), response: success },
} as const;
