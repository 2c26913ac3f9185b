import { and, arrayOverlaps, asc, eq, not, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows, insertedRow, pickDefined } from '../rows';
import { privilegedCapabilities, sessionLogs, type UserInsert, type UserRecord, users } from '../schema/index';

/** Finds a user by id. */
export const findUser = (db: Database, id: number): Promise<UserRecord | undefined> =>
  firstRow(db.select().from(users).where(eq(users.id, id)));

/** Finds a user by email; case and surrounding spaces do not matter. */
export const findUserByEmail = (db: Database, email: string): Promise<UserRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase())),
  );

/** Privileged accounts are not members of a practice: no list and no call of a practice reaches them. */
const isMember = (practiceId: number) =>
  and(eq(users.practiceId, practiceId), not(arrayOverlaps(users.capabilities, privilegedCapabilities)));

/** Finds a member of a practice. */
export const findPracticeUser = (db: Database, practiceId: number, id: number): Promise<UserRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isMember(practiceId))),
  );

/** Lists the users with a phone number of 10 digits, however it is written. */
export const listUsersByPhone = (db: Database, digits: string): Promise<UserRecord[]> =>
  db
    .select()
    .from(users)
    .where(eq(sql`right(regexp_replace(${users.phone}, '[^0-9]', '', 'g'), 10)`, digits));

/** Lists the members of a practice by last and first name. */
export const listPracticeUsers = (db: Database, practiceId: number): Promise<UserRecord[]> =>
  db.select().from(users).where(isMember(practiceId)).orderBy(asc(users.lastName), asc(users.firstName));

/** Reads a user and locks the row until the transaction ends. */
export const lockUser = (db: Database, id: number): Promise<UserRecord | undefined> =>
  firstRow(db.select().from(users).where(eq(users.id, id)).for('update'));

/** Inserts a user and returns it. */
export const insertUser = (db: Database, values: UserInsert): Promise<UserRecord> =>
  insertedRow(db.insert(users).values(values).returning());

/** Updates the defined columns of a user and returns it; undefined for an unknown id. */
export async function updateUser(db: Database, id: number, changes: Partial<UserInsert>): Promise<UserRecord | undefined> {
  const values = pickDefined(changes);
  if (Object.keys(values).length === 0) return findUser(db, id);
  return firstRow(db.update(users).set(values).where(eq(users.id, id)).returning());
}

/** Inserts the start of a session into the session log and returns its id. */
export const insertSessionLog = (db: Database, values: typeof sessionLogs.$inferInsert): Promise<{ id: number }> =>
  insertedRow(db.insert(sessionLogs).values(values).returning({ id: sessionLogs.id }));

/** Stores the end of a session; false when the user has no such log entry. */
export const endSessionLog = (db: Database, userId: number, id: number, sessionEnd: string): Promise<boolean> =>
  hasRows(
    db
      .update(sessionLogs)
      .set({ sessionEnd })
      .where(and(eq(sessionLogs.id, id), eq(sessionLogs.userId, userId)))
      .returning({ id: sessionLogs.id }),
  );
