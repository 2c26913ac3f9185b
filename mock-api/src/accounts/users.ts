import { type Database } from '../db/database';
import { isDuplicate } from '../db/error-codes';
import { updateUser } from '../db/queries/users';
import { type UserInsert, type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';

/** Runs an insert or update; a taken email is rejected with `message`. */
export async function rejectTakenEmail<Result>(message: string, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (isDuplicate(error)) throw errors.conflict(message);
    throw error;
  }
}

/** Updates the defined columns of a user and returns it; a taken email is rejected with `taken`. */
export async function patchUser(db: Database, id: number, changes: Partial<UserInsert>, taken: string): Promise<UserRecord> {
  const user = await rejectTakenEmail(taken, () => updateUser(db, id, changes));
  if (!user) throw errors.unauthorized();
  return user;
}
