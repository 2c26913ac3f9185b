import { isDeepStrictEqual } from 'node:util';
import { errors } from '../http/errors';

/**
 * Rejects an edit whose base differs from what is stored: of two concurrent edits the later one gets a conflict that `describe` names.
 * Call it after the row is locked. Without a base nothing is compared, and neither are fields that an older client does not know.
 */
export async function requireUnchanged<Fields extends object>(
  base: Fields | undefined,
  stored: Fields,
  describe: () => Promise<string>,
): Promise<void> {
  if (!base) return;
  const known = Object.fromEntries(Object.entries(stored).filter(([field]) => field in base));
  if (!isDeepStrictEqual(base, known)) throw errors.conflict(await describe());
}
