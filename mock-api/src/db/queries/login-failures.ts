import { eq, lt, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { insertedRow } from '../rows';
import { loginFailures } from '../schema/index';

/** Counts an attempt and returns the number of the current period, which starts anew when the last one started before `cutoff`. */
export const countAttempt = (db: Database, key: string, now: Date, cutoff: Date): Promise<{ failures: number; since: Date }> => {
  const isOver = sql`${loginFailures.since} <= ${cutoff.toISOString()}`;
  return insertedRow(
    db
      .insert(loginFailures)
      .values({ key, failures: 1, since: now })
      .onConflictDoUpdate({
        target: loginFailures.key,
        set: {
          failures: sql`case when ${isOver} then 1 else ${loginFailures.failures} + 1 end`,
          since: sql`case when ${isOver} then excluded.since else ${loginFailures.since} end`,
        },
      })
      .returning({ failures: loginFailures.failures, since: loginFailures.since }),
  );
};

/** Takes back an attempt that succeeded. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
    .where(eq(loginFailures.key, key));
}

/** Forgets the attempts of a key. */
export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** Deletes the periods that started before `cutoff`. */
export async function deleteOldAttempts(db: Database, cutoff: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.since, cutoff));
}
