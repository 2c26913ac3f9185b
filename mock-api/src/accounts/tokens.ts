import { and, eq, isNull, ne } from 'drizzle-orm';
import { type Context } from '../context';
import { tokens } from '../db/schema/index';
import { hashOf, newToken } from './secrets';

type TokenKind = (typeof tokens.$inferSelect)['kind'];

const lifetime = ({ limits }: Context): Record<TokenKind, number> => ({
  session: limits.sessionMilliseconds,
  login: limits.loginMilliseconds,
  reset: limits.resetLinkMilliseconds,
});

/** Makes a token; the text is given out once and never stored. `switchedBy` is the staff member behind the session. */
export async function issueToken(context: Context, kind: TokenKind, userId: number, switchedBy?: number): Promise<string> {
  const token = newToken();
  const now = context.clock.now();
  await context.db.insert(tokens).values({
    hash: hashOf(token),
    kind,
    userId,
    switchedBy: switchedBy ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifetime(context)[kind]),
  });
  return token;
}

/** Is the token good for this kind and user? Nothing changes. */
export async function isTokenGood(context: Context, kind: TokenKind, token: string, userId?: number): Promise<boolean> {
  const [row] = await context.db
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hashOf(token)), eq(tokens.kind, kind), isNull(tokens.endedAt)));
  return Boolean(row && row.expiresAt > context.clock.now() && (userId === undefined || row.userId === userId));
}

/** Uses a token up: true once, for its own user, in its time [API-014, API-016]. */
export async function redeemToken(context: Context, kind: TokenKind, token: string, userId: number): Promise<boolean> {
  if (!(await isTokenGood(context, kind, token, userId))) return false;
  const used = await context.db
    .update(tokens)
    .set({ endedAt: context.clock.now() })
    .where(and(eq(tokens.hash, hashOf(token)), isNull(tokens.endedAt)))
    .returning({ hash: tokens.hash });
  return used.length > 0;
}

/** Ends a session [API-015]. */
export async function endToken(context: Context, hash: string): Promise<void> {
  await context.db.update(tokens).set({ endedAt: context.clock.now() }).where(eq(tokens.hash, hash));
}

/** Ends whatever opens a user's account, sessions, links and halves of a login alike, but one session, as after a new password. */
export async function endOtherTokens(context: Context, userId: number, keep?: string): Promise<void> {
  const others = [eq(tokens.userId, userId), isNull(tokens.endedAt), keep === undefined ? undefined : ne(tokens.hash, keep)];
  await context.db
    .update(tokens)
    .set({ endedAt: context.clock.now() })
    .where(and(...others));
}
