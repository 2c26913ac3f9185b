import { type Context } from '../context';
import { storeProof } from '../db/queries/tokens';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { endAttempt, startAttempt } from './login-attempts';

/** Only the owner of an account may change who can enter it or its practice, not the staff member who acts as its user: throws 403. */
export function requireOwnSession({ switchedBy }: SignedIn, message: string = texts.switchedCredentials): void {
  if (switchedBy !== null) throw errors.forbidden(message);
}

/** Requires that the user entered the password in this session a short time ago; throws 428 otherwise. */
export function requirePasswordProof({ clock, limits }: Context, caller: SignedIn): void {
  requireOwnSession(caller);
  const provedAt = caller.provedAt?.getTime() ?? 0;
  if (clock.now().getTime() - provedAt >= limits.passwordProofMs) throw errors.passwordRequired();
}

/** Checks the password again and stores the time in the session. Wrong passwords count as failed logins. */
export async function provePassword(context: Context, caller: SignedIn, password: string, address: string): Promise<void> {
  requireOwnSession(caller);
  const attempt = { username: caller.user.email, address };
  await startAttempt(context, attempt);
  if (!(await context.passwords.verify(password, caller.user.passwordHash))) throw errors.invalidField('password', texts.passwordWrong);
  await endAttempt(context, attempt);
  await storeProof(context.db, caller.tokenHash, context.clock.now());
}
