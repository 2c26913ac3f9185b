import { isDeepStrictEqual } from 'node:util';
import { errors } from '../http/errors';

/**
 * Refuses a change by somebody who saw something other than what is stored: of two who change at once the later one is
 * told. To be called once the row is locked. Without `was` nothing is compared.
 */
export function requireUnchanged<Seen extends object>(was: Seen | undefined, now: Seen, message: string): void {
  if (was && !isDeepStrictEqual(was, now)) throw errors.conflict(message);
}
