import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import { authenticatorApps, type PasskeyRecord, passkeys, recoveryCodes, signInChallenges } from '../schema/index';

type AppRecord = typeof authenticatorApps.$inferSelect;
type ChallengeRecord = typeof signInChallenges.$inferSelect;

/** Finds the authenticator app of a user, confirmed or not. */
export const findApp = (db: Database, userId: number): Promise<AppRecord | undefined> =>
  firstRow(db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId)));

/** Stores an authenticator app that is not confirmed yet, in place of an earlier one. */
export async function replaceApp(db: Database, userId: number, secret: string, createdAt: Date): Promise<void> {
  const values = { secret, createdAt, confirmedAt: null, lastStep: 0 };
  await db
    .insert(authenticatorApps)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: authenticatorApps.userId, set: values });
}

/** Stores that a code of the app was used; false when that code or a later one was used before. */
export const advanceAppStep = (db: Database, userId: number, lastStep: number): Promise<boolean> =>
  hasRows(
    db
      .update(authenticatorApps)
      .set({ lastStep })
      .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, lastStep)))
      .returning({ userId: authenticatorApps.userId }),
  );

/** Makes the app of a user count from now on. */
export async function confirmApp(db: Database, userId: number, confirmedAt: Date): Promise<void> {
  await db.update(authenticatorApps).set({ confirmedAt }).where(eq(authenticatorApps.userId, userId));
}

/** Deletes the app of a user; false without one. */
export const deleteApp = (db: Database, userId: number): Promise<boolean> =>
  hasRows(db.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId)).returning({ userId: authenticatorApps.userId }));

/** Lists the passkeys of a user, oldest first. */
export const listPasskeys = (db: Database, userId: number): Promise<PasskeyRecord[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** Finds a passkey by its credential id. */
export const findPasskey = (db: Database, id: string): Promise<PasskeyRecord | undefined> =>
  firstRow(db.select().from(passkeys).where(eq(passkeys.id, id)));

/** Inserts a passkey. */
export async function insertPasskey(db: Database, values: typeof passkeys.$inferInsert): Promise<void> {
  await db.insert(passkeys).values(values);
}

/** Stores the use of a passkey. */
export async function touchPasskey(db: Database, id: string, signCount: number, lastUsedAt: Date): Promise<void> {
  await db.update(passkeys).set({ signCount, lastUsedAt }).where(eq(passkeys.id, id));
}

/** Deletes a passkey of a user; false for an unknown one. */
export const deletePasskey = (db: Database, userId: number, id: string): Promise<boolean> =>
  hasRows(
    db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id }),
  );

/** Replaces the recovery codes of a user; none deletes them. */
export async function replaceRecoveryCodes(db: Database, userId: number, hashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code; false for an unknown or used one. */
export const spendRecoveryCode = (db: Database, userId: number, codeHash: string, usedAt: Date): Promise<boolean> =>
  hasRows(
    db
      .update(recoveryCodes)
      .set({ usedAt })
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id }),
  );

/** Counts the unused recovery codes of a user. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const row = await firstRow(
    db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  );
  return row?.left ?? 0;
}

/** Deletes every passkey of a user. */
export async function deletePasskeys(db: Database, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Lists which of the users have a second factor. */
export async function listUsersWithFactor(db: Database, userIds: number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const apps = await db
    .select({ userId: authenticatorApps.userId })
    .from(authenticatorApps)
    .where(and(inArray(authenticatorApps.userId, userIds), isNotNull(authenticatorApps.confirmedAt)));
  const keys = await db.selectDistinct({ userId: passkeys.userId }).from(passkeys).where(inArray(passkeys.userId, userIds));
  return new Set([...apps, ...keys].map(({ userId }) => userId));
}

/** Inserts a challenge, and deletes the expired ones. */
export async function insertChallenge(db: Database, values: typeof signInChallenges.$inferInsert, now: Date): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
  await db.insert(signInChallenges).values(values);
}

interface ChallengeKey {
  kind: ChallengeRecord['kind'];
  hash: string;
  /** The account that the challenge was created for, or null. */
  userId: number | null;
}

/** Deletes and returns a challenge that has not expired; undefined without one. */
export const takeChallenge = (db: Database, { kind, hash, userId }: ChallengeKey, now: Date): Promise<ChallengeRecord | undefined> =>
  firstRow(
    db
      .delete(signInChallenges)
      .where(
        and(
          eq(signInChallenges.hash, hash),
          eq(signInChallenges.kind, kind),
          userId === null ? isNull(signInChallenges.userId) : eq(signInChallenges.userId, userId),
          gt(signInChallenges.expiresAt, now),
        ),
      )
      .returning(),
  );
