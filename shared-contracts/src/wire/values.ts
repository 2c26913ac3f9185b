import { z } from 'zod';
import { meetsPasswordRule, passwordTexts } from '../domain/password';
import { slotsTextMaximum } from '../domain/slots';

/** The largest number of the database, and so of the wire. */
const largestNumber = 2_147_483_647;

const lineMaximum = 200;
const paragraphMaximum = 4_000;

/** A text of one line, such as a name. */
export const line = z.string().max(lineMaximum, `Please use at most ${lineMaximum} characters.`);

/** A text of several lines, such as a note. */
export const paragraph = z.string().max(paragraphMaximum, `Please use at most ${paragraphMaximum} characters.`);

/** Slots joined by commas (D97). */
export const slotsText = z.string().max(slotsTextMaximum, 'Please choose fewer times.');

/** Ids joined by commas; empty for none. */
export const idList = paragraph.regex(/^(\d+(,\d+)*)?$/);

/** The most entries of a list that a call sends. */
export const listMaximum = 200;

/** A number, also as text. */
export const numeric = z.coerce.number<number | string>().min(-largestNumber).max(largestNumber);

/** A whole number, also as text. */
export const integer = numeric.int();

/** A flag is text, number or boolean, depending on where it was stored (SC-405). */
export const flag = z.union([z.enum(['0', '1']), z.literal(0), z.literal(1), z.boolean()]);

/** An id in a path or a query. */
export const idText = integer.positive();

/** An optional id: null, empty text and 0 all mean none. */
export const optionalId = z.preprocess(
  (value: number | string | null | undefined) => (value === '' || value === null || value === 0 || value === '0' ? undefined : value),
  idText.optional(),
);
// The JSON schema of a preprocessed value is that of its result.
optionalId.register(z.globalRegistry, { type: ['integer', 'string', 'null'] });

/** Wall-clock time at a center. */
export const wallClock = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

export const window = z.object({ window_open: line, window_close: line });
window.register(z.globalRegistry, { id: 'TimeWindow' });

export const email = z.email('Please enter a valid email address.').max(254, 'Please enter a valid email address.');
export const zip = z.string().regex(/^\d{4,5}$/, 'Please enter a valid zip code.');

/** YYYY-MM. */
export const month = z
  .string()
  .max(7)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** YYYY-MM-DD. */
export const birthDate = z.iso.date('Please enter a valid date of birth.');

/** Rule basic: 8 characters, a letter and a digit (SC-400). */
export const password = line.refine((text) => meetsPasswordRule('basic', text), passwordTexts.rule);

/** Rule strict: also an uppercase letter and a special punctuation character (SC-401). */
export const strictPassword = line.refine((text) => meetsPasswordRule('strict', text), passwordTexts.rule);

export const success = z.object({ status: z.literal('SUCCESS') });
success.register(z.globalRegistry, { id: 'Success' });

/** Outcome of the step calls and of others that name it in words. */
export const resultCode = z.enum(['SUCCESS', 'ERROR']);
