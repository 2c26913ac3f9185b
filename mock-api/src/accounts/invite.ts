import { type Context } from '../context';
import { type UserRecord } from '../db/schema/users';
import { lettersTo } from '../messages/letters';
import { issueLink } from './tokens';

/** Sends a new user of a practice the link to set a password. */
export async function sendInvitation(context: Context, user: UserRecord): Promise<void> {
  const token = await issueLink(context, 'reset', user.id);
  await context.outbox.sendEmail(user.email, lettersTo(user).invitation({ token, userId: user.id }), { userId: user.id });
}
