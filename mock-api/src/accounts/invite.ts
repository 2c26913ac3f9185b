import { brand, paths } from '@scanharbor/shared-contracts';
import { type Context } from '../context';
import { type User } from '../http/session';
import { issueToken } from './tokens';

/** Sends a new user of a practice the link with which they set their password. */
export async function sendInvitation(context: Context, user: User): Promise<void> {
  const token = await issueToken(context, 'reset', user.id);
  await context.outbox.send({
    channel: 'email',
    recipient: user.email,
    subject: `Your account for ${brand.name}`,
    body: paths.passwordReset({ token, uuid: String(user.id) }),
    data: { token, uuid: user.id },
  });
}
