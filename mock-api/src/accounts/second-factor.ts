import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type SecondFactorResponse } from '@scanharbor/shared-contracts/wire/account/second-factor';
import { type Context } from '../context';
import { findPractice } from '../db/queries/practices';
import {
  confirmApp,
  countRecoveryCodes,
  deleteApp,
  deletePasskey,
  deletePasskeys,
  findApp,
  listPasskeys,
  replaceRecoveryCodes,
} from '../db/queries/second-factors';
import { storeSecondFactor } from '../db/queries/tokens';
import { type SecondFactor, type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { lettersTo, type SecondFactorChange } from '../messages/letters';
import { texts } from '../texts';
import { checkAppCode } from './authenticator-app';
import { requirePasswordProof } from './password-proof';
import { issueRecoveryCodes } from './recovery-codes';
import { revokeOtherTokens } from './tokens';

/** What an account has set up for the second step of its sign-in. */
async function readFactors({ db }: Context, userId: number) {
  const [app, keys] = [await findApp(db, userId), await listPasskeys(db, userId)];
  return { hasApp: Boolean(app?.confirmedAt), keys };
}

/** Lists how an account can pass the second step of a sign-in; empty without a second factor. */
export async function listFactors(context: Context, user: UserRecord): Promise<('app' | 'passkey' | 'recovery')[]> {
  const { hasApp, keys } = await readFactors(context, user.id);
  if (!hasApp && keys.length === 0) return [];
  const hasCodes = (await countRecoveryCodes(context.db, user.id)) > 0;
  return [
    ...(hasApp ? (['app'] as const) : []),
    ...(keys.length > 0 ? (['passkey'] as const) : []),
    ...(hasCodes ? (['recovery'] as const) : []),
  ];
}

const isRequired = async ({ db }: Context, { practiceId }: UserRecord) =>
  practiceId !== null && Boolean((await findPractice(db, practiceId))?.secondFactorRequiredAt);

/** Describes the second factor of the own account. */
export async function describeSecondFactor(context: Context, user: UserRecord): Promise<SecondFactorResponse> {
  const { hasApp, keys } = await readFactors(context, user.id);
  return {
    app: hasApp ? 1 : 0,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(context.db, user.id),
    required: (await isRequired(context, user)) ? 1 : 0,
  };
}

/** Sends the owner of an account an email about a change of its second factor. */
async function notifyOwner({ outbox }: Context, user: UserRecord, change: SecondFactorChange): Promise<void> {
  await outbox.sendEmail(user.email, lettersTo(user).secondFactor(change), { userId: user.id });
}

/**
 * Adds a factor by `store`. The first one comes with recovery codes, which are returned once. Every other session of the user ends: none
 * of them has passed the new step.
 */
export async function addFactor(context: Context, caller: SignedIn, factor: SecondFactor, store: () => Promise<void>): Promise<string[]> {
  const { user, tokenHash } = caller;
  const isFirst = (await listFactors(context, user)).length === 0;
  await store();
  await storeSecondFactor(context.db, tokenHash, factor);
  await revokeOtherTokens(context, user.id, tokenHash);
  await notifyOwner(context, user, { way: 'added' });
  return isFirst ? issueRecoveryCodes(context, user.id) : [];
}

/** Confirms the authenticator app by a code; returns the recovery codes of a first factor. */
export function confirmOwnApp(context: Context, caller: SignedIn, code: string): Promise<string[]> {
  const { id } = caller.user;
  return addFactor(context, caller, 'app', async () => {
    await checkAppCode(context, id, code.replace(/\s/g, ''));
    await confirmApp(context.db, id, context.clock.now());
  });
}

/** Removes the app (without `passkeyId`) or a passkey. Staff of a practice that requires a second factor keep one. */
export async function removeFactor(context: Context, caller: SignedIn, passkeyId?: string): Promise<void> {
  requirePasswordProof(context, caller);
  const { user } = caller;
  const isRemoved = await (passkeyId === undefined ? deleteApp(context.db, user.id) : deletePasskey(context.db, user.id, passkeyId));
  if (!isRemoved) throw errors.notFound(texts.factorUnknown);
  const isLast = (await listFactors(context, user)).length === 0;
  if (isLast && (await isRequired(context, user))) throw errors.conflict(texts.factorRequired);
  if (isLast) await replaceRecoveryCodes(context.db, user.id, []);
  await notifyOwner(context, user, { way: 'removed' });
}

/** Replaces the recovery codes of an account with a second factor. */
export async function renewRecoveryCodes(context: Context, caller: SignedIn): Promise<string[]> {
  requirePasswordProof(context, caller);
  if ((await listFactors(context, caller.user)).length === 0) throw errors.conflict(texts.factorFirst);
  return issueRecoveryCodes(context, caller.user.id);
}

/** Removes the second factor of a colleague, who gets an email; every session of the colleague ends. */
export async function resetSecondFactor(context: Context, caller: SignedIn, user: UserRecord): Promise<void> {
  requirePasswordProof(context, caller);
  if (user.id === caller.user.id) throw errors.badRequest(texts.ownFactor);
  const { db, trail } = context;
  await deleteApp(db, user.id);
  await deletePasskeys(db, user.id);
  await replaceRecoveryCodes(db, user.id, []);
  await revokeOtherTokens(context, user.id);
  trail.about = user;
  trail.subject = `user ${user.id}, ${formatFullName(user)}`;
  await notifyOwner(context, user, { resetBy: formatFullName(caller.user) });
}

/** True for a session of staff that started without a second factor after their practice required one. */
export function isSecondFactorDue(
  { userType }: UserRecord,
  requiredAt: Date | null | undefined,
  session: { secondFactor: SecondFactor | null; switchedBy: number | null; createdAt: Date },
): boolean {
  if (userType !== 'provider' || session.switchedBy !== null || session.secondFactor !== null) return false;
  return Boolean(requiredAt && session.createdAt >= requiredAt);
}
