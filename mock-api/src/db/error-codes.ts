interface WithCode {
  code?: unknown;
}

/** Yields the error and its causes, outermost first. */
export function* listCauses(error: unknown): Generator<Error & WithCode> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

/** True when the error or one of its causes has a SQLSTATE code (five characters) that matches. */
export const hasCode = (error: unknown, pattern: RegExp): boolean =>
  [...listCauses(error)].some(({ code }) => typeof code === 'string' && pattern.test(code));

/** True when a unique index or an exclusion constraint rejected the row. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, /^23(505|P01)$/);

/** True when the database ended the statement because of a deadlock. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, /^40P01$/);

/** True when the statement ended because others use what it waited for: after the longest wait for a lock, or because of a deadlock. */
export const gaveWay = (error: unknown): boolean => hasCode(error, /^(55P03|40P01)$/);

/** True when the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, /^53100$/);
