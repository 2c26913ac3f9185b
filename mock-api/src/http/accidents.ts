import { causes, hasCode } from '../db/error-codes';

/** Data that no column takes (22), a reference to nothing (23503), a text too long for its index (54). */
const unfit = /^(22|54)...$|^23503$/;

/** Did the database refuse what was sent because of its form? Then it is the caller's to mend. */
export const isUnfit = (error: unknown): boolean => hasCode(error, unfit);

/** A statement without the values that people entered; drivers put them behind it. */
const withoutValues = (message: string) => message.replace(/\nparams:[\s\S]*$/, '');

const places = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);

/** What the log may know of an accident: what and where, and nothing that anybody entered. */
export function accidentOf(error: unknown): { accident: { message: string; code?: unknown; at: string[] }[] } {
  return {
    accident: [...causes(error)].map(({ message, code, stack }) => ({
      message: withoutValues(message),
      ...(code === undefined ? {} : { code }),
      at: places(stack),
    })),
  };
}
