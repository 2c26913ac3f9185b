import { brand, paths } from '@scanharbor/shared-contracts';
import { type Context } from '../context';
import { type UserRecord } from '../db/schema/users';
import { issueLink } from './tokens';

/** Sends a new user of a practice the link to set a password. */
export async function sendInvitation(context: Context, user: UserRecord): Promise<void> {
  const token = await issueLink(context, 'reset', user.id);
  await context.outbox.send({
    channel: 'email',
    recipient: user.email,
    subject: `Your account for ${brand.name}`,
    body: paths.passwordReset({ token, uuid: String(user.id) }),
    data: { token, uuid: user.id },
  });
}
