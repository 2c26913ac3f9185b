import { type Context } from '../context';
import { updateUser } from '../db/queries/users';
import { type UserInsert, type UserRecord } from '../db/schema/users';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { isSameEmail, requestEmailChange } from './change-email';
import { requirePasswordProof } from './password-proof';
import { requireUncommonPassword } from './password-rules';
import { revokeOtherTokens } from './tokens';
import { patchUser } from './users';

type OwnChanges = Partial<Omit<UserInsert, 'email' | 'passwordHash'>> & { email?: string | undefined };

/** Rejects a change of the own email without a recent password; another email than the present one is a change. */
const changesEmail = (context: Context, caller: SignedIn, email: string | undefined): email is string => {
  if (email === undefined || isSameEmail(email, caller.user.email)) return false;
  requirePasswordProof(context, caller);
  return true;
};

/** Changes the own account; a new email needs a recent password and waits until it is confirmed. */
export async function updateOwnAccount(context: Context, caller: SignedIn, { email, ...changes }: OwnChanges): Promise<UserRecord> {
  if (changesEmail(context, caller, email)) await requestEmailChange(context, caller.user, email);
  return patchUser(context.db, caller.user.id, changes, texts.emailTaken);
}

/** Stores the hash of a new password; every other session, link and started login of the user ends. */
export async function storePassword(context: Context, userId: number, passwordHash: string, exceptHash?: string): Promise<void> {
  await updateUser(context.db, userId, { passwordHash, temp: false, mustRestore: false });
  await revokeOtherTokens(context, userId, exceptHash);
}

/**
 * Hashes a new password of the own account, which a session may change that entered the present one a short time ago. The work is too
 * slow for a transaction. `field` is the name of the password in the body.
 */
export async function hashOwnPassword(context: Context, caller: SignedIn, password: string, field: string): Promise<string> {
  requirePasswordProof(context, caller);
  await requireUncommonPassword(password, caller.user, field);
  return context.passwords.hash(password);
}
