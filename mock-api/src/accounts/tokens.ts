import { type Context } from '../context';
import { endToken, endUserTokens, endUserTokensOfKind, findToken, insertToken } from '../db/queries/tokens';
import { type TokenRecord } from '../db/schema/users';
import { hashToken, newToken } from '../random-token';

type TokenKind = TokenRecord['kind'];

const getLifetimesMs = ({ limits }: Context): Record<TokenKind, number> => ({
  session: limits.sessionLifetimeMs,
  login: limits.loginLifetimeMs,
  reset: limits.resetLinkLifetimeMs,
  email: limits.emailLinkLifetimeMs,
});

interface TokenDetails extends Partial<
  Pick<TokenRecord, 'switchedBy' | 'switchedFrom' | 'provedAt' | 'newEmail' | 'secondFactor' | 'providerToken'>
> {
  lifetimeMs?: number;
}

/** Creates a token and returns it; only its hash is stored. */
export async function issueToken(
  context: Context,
  kind: TokenKind,
  userId: number,
  { lifetimeMs = getLifetimesMs(context)[kind], ...details }: TokenDetails = {},
): Promise<string> {
  const token = newToken();
  const now = context.clock.now();
  await insertToken(context.db, {
    hash: hashToken(token),
    kind,
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    ...details,
  });
  return token;
}

/** Replaces the links of this kind: an account has one that works. */
export async function issueLink(context: Context, kind: 'reset' | 'email', userId: number, details?: TokenDetails): Promise<string> {
  await endUserTokensOfKind(context.db, userId, kind, context.clock.now());
  return issueToken(context, kind, userId, details);
}

/** Returns a token that is valid for this kind and user, or undefined. Changes nothing. */
export async function findValidToken(
  { db, clock }: Context,
  kind: TokenKind,
  token: string,
  userId?: number,
): Promise<TokenRecord | undefined> {
  const record = await findToken(db, kind, hashToken(token));
  const isValid = record && record.expiresAt > clock.now() && (userId === undefined || record.userId === userId);
  return isValid ? record : undefined;
}

/** Redeems a token: returns it once, for its own user, before it expires [API-014, API-016]. */
export async function redeemToken(context: Context, kind: TokenKind, token: string, userId: number): Promise<TokenRecord | undefined> {
  const record = await findValidToken(context, kind, token, userId);
  return record && (await endToken(context.db, record.hash, context.clock.now())) ? record : undefined;
}

/** Ends a session [API-015]. */
export async function revokeToken({ db, clock }: Context, hash: string): Promise<void> {
  await endToken(db, hash, clock.now());
}

/** Ends the sessions, links and started logins of a user, except one session, for example after a new password. */
export async function revokeOtherTokens({ db, clock }: Context, userId: number, exceptHash?: string): Promise<void> {
  await endUserTokens(db, userId, clock.now(), exceptHash);
}
