import { type Context } from '../context';
import { issueToken } from './tokens';
import { findUserByEmail } from './users';

/** Sends a link for a new password; for an unknown name nothing happens, and nobody can tell [API-017]. */
export async function sendResetLink(context: Context, username: string): Promise<void> {
  const user = await findUserByEmail(context.db, username);
  if (!user || user.isAnonymous) return;
  const token = await issueToken(context, 'reset', user.id);
  await context.outbox.send({
    channel: 'email',
    recipient: user.email,
    subject: 'Reset your password',
    body: `/password/reset?token=${token}&uuid=${user.id}`,
    data: { token, uuid: user.id },
  });
}
