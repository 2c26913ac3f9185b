import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { isDiskFull } from '../db/error-codes';
import { isSession, type SessionRecord, touchTokens } from '../db/queries/tokens';
import { type UserRecord } from '../db/schema/users';
import { type Caller, expiryHeader } from '../http/session';
import { hashToken } from '../random-token';
import { isSecondFactorDue } from './second-factor';

/** A screen sends several calls at once; the deadline moves in steps, so that not every read writes. */
const touchIntervalMs = 2_000;

/** Returns when the session ends without further calls: after the idle timeout, at the absolute end at the latest. */
function getDeadline(context: Context, user: UserRecord, lastSeenAt: Date, end: Date): Date {
  const idle = lastSeenAt.getTime() + context.limits.idleTimeoutMs[user.userType];
  return new Date(Math.min(idle, end.getTime()));
}

/** Finds a session that has not timed out. A switched one also needs the session that it was opened from. */
async function findLiveSession(context: Context, tokenHash: string): Promise<SessionRecord | undefined> {
  const session = await context.sessions.find(tokenHash);
  if (!session) return undefined;
  const { lastSeenAt, expiresAt, switchedFrom } = session.token;
  if (getDeadline(context, session.user, lastSeenAt, expiresAt) <= context.clock.now()) return undefined;
  if (switchedFrom !== null && !(await findLiveSession(context, switchedFrom))) return undefined;
  return session;
}

/** True until a session ends or times out. */
export const isLiveSession = async (context: Context, tokenHash: string): Promise<boolean> =>
  (await findLiveSession(context, tokenHash)) !== undefined;

/**
 * Returns the caller of the bare token in Authorization, or null for a guest and for an unknown or expired token [API-011].
 * Extends the session, unless the call is marked as a background call.
 */
export async function findCaller(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const { db, clock, sessions } = context;
  const token = request.headers.authorization;
  if (!token || token === 'anonymous') return null;
  const tokenHash = hashToken(token);
  const session = await findLiveSession(context, tokenHash);
  if (!session) return null;
  const { user, token: record, requiredAt, listVersion } = session;
  const { lastSeenAt, expiresAt, switchedBy, switchedFrom, provedAt, providerToken } = record;
  const now = clock.now();
  const byUser = request.headers['x-background'] !== '1';
  const isTouched = byUser && now.getTime() - lastSeenAt.getTime() >= touchIntervalMs;
  if (isTouched) {
    const used = switchedFrom === null ? [tokenHash] : [tokenHash, switchedFrom];
    await touchTokens(db, used, now).catch((error: unknown) => {
      // Reads go on with a full disk.
      if (!isDiskFull(error)) throw error;
    });
    sessions.touch(used, now);
  }
  reply.header(expiryHeader, getDeadline(context, user, isTouched ? now : lastSeenAt, expiresAt).toISOString());
  const secondFactorDue = isSecondFactorDue(user, requiredAt, record);
  return { user, tokenHash, switchedBy, provedAt, secondFactorDue, providerToken, listVersion };
}

/** True when the token in Authorization belongs to a session that has ended [API-072]. */
export async function isExpiredSession({ db }: Context, request: FastifyRequest): Promise<boolean> {
  const token = request.headers.authorization;
  return token !== undefined && token !== '' && isSession(db, hashToken(token));
}
