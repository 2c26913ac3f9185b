import { type Context } from '../context';
import { listPendingEmails } from '../db/queries/tokens';
import { findUserByEmail, updateUser } from '../db/queries/users';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { type Caller } from '../http/session';
import { lettersTo } from '../messages/letters';
import { texts } from '../texts';
import { findValidToken, issueLink, redeemToken, revokeOtherTokens } from './tokens';
import { rejectTakenEmail } from './users';

/** True for the same address; case does not matter. */
export const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Rejects the address of another account [API-101]. */
export async function requireFreeEmail({ db }: Context, user: UserRecord, email: string): Promise<void> {
  const owner = await findUserByEmail(db, email);
  if (owner && owner.id !== user.id) throw errors.conflict(texts.emailTaken);
}

/** Sends a link to the new address, which opens the account only after a confirmation, and notifies the old address. */
export async function requestEmailChange(context: Context, user: UserRecord, newEmail: string): Promise<void> {
  await requireFreeEmail(context, user, newEmail);
  const token = await issueLink(context, 'email', user.id, { newEmail });
  context.trail.subject = `user ${user.id}: another email, not confirmed yet`;
  context.trail.isChanged = true;
  await context.outbox.sendEmail(newEmail, lettersTo(user).emailConfirmation({ token, userId: user.id }), { userId: user.id });
  await context.outbox.sendEmail(user.email, lettersTo(user).emailChange(newEmail), { userId: user.id });
}

/** Stores a confirmed address. Every other session, link and started login of the user ends. */
export async function confirmEmail(context: Context, userId: number, token: string, caller: Caller): Promise<void> {
  const { newEmail } = (await findValidToken(context, 'email', token, userId)) ?? {};
  if (!newEmail) throw errors.badRequest(texts.linkInvalid);
  await context.db.transaction(async (db) => {
    const inTransaction = { ...context, db };
    if (!(await redeemToken(inTransaction, 'email', token, userId))) throw errors.badRequest(texts.linkInvalid);
    const user = await rejectTakenEmail(texts.emailTaken, () => updateUser(db, userId, { email: newEmail }));
    context.trail.actor = user;
    context.trail.about = user;
    const own = caller?.user.id === userId && caller.switchedBy === null ? caller.tokenHash : undefined;
    await revokeOtherTokens(inTransaction, userId, own);
  });
}

/** Returns the address of each user that waits for confirmation. */
export async function fetchPendingEmails({ db, clock }: Pick<Context, 'db' | 'clock'>, userIds: number[]): Promise<Map<number, string>> {
  const rows = userIds.length === 0 ? [] : await listPendingEmails(db, userIds, clock.now());
  return new Map(rows.flatMap(({ userId, newEmail }) => (newEmail === null ? [] : [[userId, newEmail] as const])));
}
