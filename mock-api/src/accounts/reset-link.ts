import { paths } from '@scanharbor/shared-contracts';
import { type Context } from '../context';
import { findUserByEmail } from '../db/queries/users';
import { issueLink } from './tokens';

/** Sends a link for a new password; an unknown name gets none and the same response [API-017]. */
export async function sendResetLink(context: Context, username: string): Promise<void> {
  const user = await findUserByEmail(context.db, username);
  if (!user || user.isAnonymous || user.deactivatedAt) return;
  context.trail.actor = user;
  const token = await issueLink(context, 'reset', user.id);
  await context.outbox.send({
    channel: 'email',
    recipient: user.email,
    subject: 'Reset your password',
    body: paths.passwordReset({ token, uuid: String(user.id) }),
    data: { token, uuid: user.id },
  });
}
