import { z } from 'zod';
import { keepsPasswordRule, passwordMessage } from '../domain/password';

/** A flag arrives as text, number or boolean, depending on where it was kept (SC-405). */
export const flag = z.union([z.enum(['0', '1']), z.literal(0), z.literal(1), z.boolean()]);

/** The largest id that the database gives. */
const largestId = 2_147_483_647;

/** An id in an address or a query. */
export const idText = z.coerce.number().int().positive().max(largestId);

/** An id that may be missing: null, an empty text and 0 all mean none. */
export const optionalId = z.preprocess(
  (value) => (value === '' || value === null || value === 0 || value === '0' ? undefined : value),
  z.coerce.number().int().positive().max(largestId).optional(),
);

/** Wall-clock time at a center. */
export const wallClock = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

export const window = z.object({ window_open: z.string(), window_close: z.string() });

export const email = z.email('Please enter a valid email address.');
export const zip = z.string().regex(/^\d{4,5}$/, 'Please enter a valid zip code.');

/** YYYY-MM-DD. */
export const birthDate = z.iso.date('Please enter a valid date of birth.');

/** Rule basic: 8 characters, a letter and a digit (SC-400). */
export const password = z.string().refine((text) => keepsPasswordRule('basic', text), passwordMessage);

/** Rule strict: also an uppercase letter and a special punctuation character (SC-401). */
export const strictPassword = z.string().refine((text) => keepsPasswordRule('strict', text), passwordMessage);

export const success = z.object({ status: z.literal('SUCCESS') });

/** Answer of the three step calls and of others that name their outcome in words. */
export const resultWord = z.enum(['SUCCESS', 'ERROR']);
