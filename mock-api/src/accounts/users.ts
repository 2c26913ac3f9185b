import { eq, sql } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { isDuplicate } from '../db/error-codes';
import { users } from '../db/schema/index';
import { errors } from '../http/errors';
import { type User } from '../http/session';

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  return user;
}

export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Runs an insert or update; a taken email is refused with `message`. */
export async function refuseTakenEmail<Result>(message: string, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (isDuplicate(error)) throw errors.conflict(message);
    throw error;
  }
}

/** Drops what was not given, so that an update leaves it alone. */
export function given<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
}

/** Changes a user and gives it back. Nothing given changes nothing. */
export async function changeUser(db: Database, id: number, changes: Partial<typeof users.$inferInsert>, taken: string): Promise<User> {
  const values = given(changes);
  const [user] = await refuseTakenEmail(taken, async () =>
    Object.keys(values).length > 0
      ? db.update(users).set(values).where(eq(users.id, id)).returning()
      : db.select().from(users).where(eq(users.id, id)),
  );
  if (!user) throw errors.unauthorized();
  return user;
}
