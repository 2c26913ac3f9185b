import { and, eq, isNull } from 'drizzle-orm';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { tokens, users } from '../db/schema/index';
import { hashOf } from '../accounts/secrets';

export type User = typeof users.$inferSelect;

export interface SignedIn {
  user: User;
  tokenHash: string;
  /** Id of the staff member who acts as `user`. */
  switchedBy: number | null;
}

export type Caller = SignedIn | null;

export const expiryHeader = 'X-Session-Expires';

/** A screen sends several calls at once; the deadline moves in steps, so that not every read writes. */
const stepMilliseconds = 2_000;

/** When the session ends unless something is done: the idle limit, at most the absolute one. */
function deadline(context: Context, user: User, seen: Date, end: Date): Date {
  const idle = seen.getTime() + context.limits.idleMilliseconds[user.userType];
  return new Date(Math.min(idle, end.getTime()));
}

/**
 * The caller behind the bare token in Authorization, or null for a guest, an unknown and an expired token [API-011].
 * Keeps the session alive, unless the call says that no person made it.
 */
export async function findCaller(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const token = request.headers.authorization;
  if (!token || token === 'anonymous') return null;
  const hash = hashOf(token);
  const [row] = await context.db
    .select({ token: tokens, user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.hash, hash), eq(tokens.kind, 'session'), isNull(tokens.endedAt)));
  const now = context.clock.now();
  if (!row || deadline(context, row.user, row.token.lastSeenAt, row.token.expiresAt) <= now) return null;
  const byPerson = request.headers['x-background'] !== '1';
  const moved = byPerson && now.getTime() - row.token.lastSeenAt.getTime() >= stepMilliseconds;
  const seen = moved ? now : row.token.lastSeenAt;
  if (moved) await context.db.update(tokens).set({ lastSeenAt: now }).where(eq(tokens.hash, hash));
  reply.header(expiryHeader, deadline(context, row.user, seen, row.token.expiresAt).toISOString());
  return { user: row.user, tokenHash: hash, switchedBy: row.token.switchedBy };
}

/** Does the token belong to a session that is over? [API-072] */
export async function wasSession({ db }: Context, request: FastifyRequest): Promise<boolean> {
  const token = request.headers.authorization;
  if (!token) return false;
  const [row] = await db
    .select({ kind: tokens.kind })
    .from(tokens)
    .where(and(eq(tokens.hash, hashOf(token)), eq(tokens.kind, 'session')));
  return row !== undefined;
}
