interface Coded {
  code?: unknown;
}

/** The error and what caused it, outermost first. */
export function* causes(error: unknown): Generator<Error & Coded> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/** Does the database's own code of an error, however deep, fit? Its codes are five signs (SQLSTATE). */
export const hasCode = (error: unknown, fits: RegExp): boolean =>
  [...causes(error)].some(({ code }) => typeof code === 'string' && fits.test(code));

/** Does the error say that a unique index refused the row? */
export const isDuplicate = (error: unknown): boolean => hasCode(error, /^23505$/);

/** Did the database end this statement because two waited for each other? */
export const isDeadlock = (error: unknown): boolean => hasCode(error, /^40P01$/);
