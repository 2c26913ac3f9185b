import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import { practices, practiceVersions, type SecondFactor, type TokenRecord, tokens, type UserRecord, users } from '../schema/index';

/** Inserts a token by its hash. */
export async function insertToken(db: Database, values: typeof tokens.$inferInsert): Promise<void> {
  await db.insert(tokens).values(values);
}

/** Finds an active token of a kind; it may have expired. */
export const findToken = (db: Database, kind: TokenRecord['kind'], hash: string): Promise<TokenRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(tokens)
      .where(and(eq(tokens.hash, hash), eq(tokens.kind, kind), isNull(tokens.endedAt))),
  );

/** An active session with its user; it may have expired. A disabled user has none. */
export interface SessionRecord {
  token: TokenRecord;
  user: UserRecord;
  /** Since when the practice requires a second factor. */
  requiredAt: Date | null;
  /** Another one whenever a committed change may have changed a list of the practice. */
  listVersion: string;
}

const prepareSessions = (db: Database) =>
  db
    .select({
      token: tokens,
      user: users,
      requiredAt: practices.secondFactorRequiredAt,
      listVersion: sql<string>`coalesce(${practiceVersions.version}, 0)::text`,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(practices, eq(practices.id, users.practiceId))
    .leftJoin(practiceVersions, eq(practiceVersions.practiceId, users.practiceId))
    .where(
      and(
        sql`${tokens.hash} = any(string_to_array(${sql.placeholder('hashes')}::text, ','))`,
        eq(tokens.kind, 'session'),
        isNull(tokens.endedAt),
        isNull(users.deactivatedAt),
      ),
    )
    .prepare('sessions');

const prepared = new WeakMap<Database, ReturnType<typeof prepareSessions>>();

/** Finds active sessions by the hashes of their tokens; the statement is prepared once, as every call starts with it. */
export async function findSessions(db: Database, hashes: readonly string[]): Promise<Map<string, SessionRecord>> {
  const statement = prepared.get(db) ?? prepareSessions(db);
  prepared.set(db, statement);
  const rows = await statement.execute({ hashes: hashes.join(',') });
  return new Map(rows.map((session) => [session.token.hash, session]));
}

/** True when the hash belongs to a session, ended or not. */
export const isSession = (db: Database, hash: string): Promise<boolean> =>
  hasRows(
    db
      .select({ kind: tokens.kind })
      .from(tokens)
      .where(and(eq(tokens.hash, hash), eq(tokens.kind, 'session'))),
  );

/** Stores when sessions were last used. */
export async function touchTokens(db: Database, hashes: string[], lastSeenAt: Date): Promise<void> {
  await db.update(tokens).set({ lastSeenAt }).where(inArray(tokens.hash, hashes));
}

/** Stores when the user of a session last entered the password. */
export async function storeProof(db: Database, hash: string, provedAt: Date): Promise<void> {
  await db.update(tokens).set({ provedAt }).where(eq(tokens.hash, hash));
}

/** Stores the second factor that the user of a session has just set up. */
export async function storeSecondFactor(db: Database, hash: string, secondFactor: SecondFactor): Promise<void> {
  await db.update(tokens).set({ secondFactor }).where(eq(tokens.hash, hash));
}

/** Lists the addresses that wait for confirmation, one per user. */
export const listPendingEmails = (db: Database, userIds: number[], now: Date): Promise<{ userId: number; newEmail: string | null }[]> =>
  db
    .selectDistinctOn([tokens.userId], { userId: tokens.userId, newEmail: tokens.newEmail })
    .from(tokens)
    .where(and(inArray(tokens.userId, userIds), eq(tokens.kind, 'email'), isNull(tokens.endedAt), gt(tokens.expiresAt, now)))
    .orderBy(tokens.userId, desc(tokens.createdAt));

/** Ends a token; false when it was ended before. */
export const endToken = (db: Database, hash: string, endedAt: Date): Promise<boolean> =>
  hasRows(
    db
      .update(tokens)
      .set({ endedAt })
      .where(and(eq(tokens.hash, hash), isNull(tokens.endedAt)))
      .returning({ hash: tokens.hash }),
  );

/** Ends the active tokens of a user, except the one with the given hash. */
export async function endUserTokens(db: Database, userId: number, endedAt: Date, exceptHash?: string): Promise<void> {
  const others = exceptHash === undefined ? undefined : ne(tokens.hash, exceptHash);
  await db
    .update(tokens)
    .set({ endedAt })
    .where(and(eq(tokens.userId, userId), isNull(tokens.endedAt), others));
}

/** Ends the active tokens of one kind of a user. */
export async function endUserTokensOfKind(db: Database, userId: number, kind: TokenRecord['kind'], endedAt: Date): Promise<void> {
  await db
    .update(tokens)
    .set({ endedAt })
    .where(and(eq(tokens.userId, userId), eq(tokens.kind, kind), isNull(tokens.endedAt)));
}

/** Ends every token of every user. */
export async function endAllTokens(db: Database, endedAt: Date): Promise<void> {
  await db.update(tokens).set({ endedAt });
}
