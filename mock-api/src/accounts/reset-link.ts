import { type Context } from '../context';
import { findUserByEmail } from '../db/queries/users';
import { lettersTo } from '../messages/letters';
import { issueLink } from './tokens';

/** Sends a link for a new password; an unknown name gets none and the same response [API-017]. */
export async function sendResetLink(context: Context, username: string): Promise<void> {
  const user = await findUserByEmail(context.db, username);
  if (!user || user.isAnonymous || user.deactivatedAt) return;
  context.trail.actor = user;
  const token = await issueLink(context, 'reset', user.id);
  await context.outbox.sendEmail(user.email, lettersTo(user).passwordReset({ token, userId: user.id }), { userId: user.id });
}
