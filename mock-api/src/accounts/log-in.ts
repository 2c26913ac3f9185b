import { type Context } from '../context';
import { findUserByEmail, updateUser } from '../db/queries/users';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { endAttempt, startAttempt } from './login-attempts';
import { noPassword } from './password-hasher';

interface Credentials {
  username: string;
  password: string;
  /** IP address of the call. */
  address: string;
}

/** Rejects the sign-in to an account that an administrator disabled, or that needs a new password first. */
export function requireUsableAccount(user: UserRecord): void {
  if (user.mustRestore) throw errors.mustRestore();
  if (user.deactivatedAt) throw errors.deactivated();
}

/**
 * Returns the user of a name and password. An unknown name, a wrong password and an account without one are rejected alike and after
 * the same work [API-012]. A hash of an earlier cost is replaced.
 */
export async function checkCredentials(context: Context, { username, password, address }: Credentials): Promise<UserRecord> {
  const attempt = { username, address };
  await startAttempt(context, attempt);
  const user = await findUserByEmail(context.db, username);
  context.trail.actor = user;
  const matches = await context.passwords.verify(password, user?.passwordHash ?? noPassword);
  if (!user || !matches) throw errors.loginFailed();
  await endAttempt(context, attempt);
  requireUsableAccount(user);
  if (context.passwords.isOutdated(user.passwordHash)) {
    await updateUser(context.db, user.id, { passwordHash: await context.passwords.hash(password) });
  }
  return user;
}
