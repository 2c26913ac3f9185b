import { isDeepStrictEqual } from 'node:util';
import { errors } from '../http/errors';

/**
 * Rejects an edit whose base differs from what is stored: of two concurrent edits the later one gets a conflict with `message`.
 * Call it after the row is locked. Without a base nothing is compared.
 */
export function requireUnchanged<Fields extends object>(base: Fields | undefined, stored: Fields, message: string): void {
  if (base && !isDeepStrictEqual(base, stored)) throw errors.conflict(message);
}
