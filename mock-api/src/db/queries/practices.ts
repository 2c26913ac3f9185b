import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows, insertedRow } from '../rows';
import { billingAccounts, practices } from '../schema/index';

type PracticeRecord = typeof practices.$inferSelect;
type BillingAccountRecord = typeof billingAccounts.$inferSelect;

/** Finds a practice by id. */
export const findPractice = (db: Database, id: number): Promise<PracticeRecord | undefined> =>
  firstRow(db.select().from(practices).where(eq(practices.id, id)));

/** Lists all practices. */
export const listPractices = (db: Database): Promise<PracticeRecord[]> => db.select().from(practices);

/** Inserts a practice that waits for approval, and returns it. */
export const insertPractice = (db: Database, name: string, enteredAt: Date): Promise<PracticeRecord> =>
  insertedRow(db.insert(practices).values({ name, approval: 'waiting', enteredAt }).returning());

/** Sets the primary location of a practice. */
export async function setPrimaryLocation(db: Database, id: number, primaryLocationId: number): Promise<void> {
  await db.update(practices).set({ primaryLocationId }).where(eq(practices.id, id));
}

/** Requires a second factor of sessions that start after `since`, or of none; a present requirement keeps its time. */
export async function requireSecondFactor(db: Database, id: number, since: Date | null): Promise<void> {
  const unlessRequired = since && isNull(practices.secondFactorRequiredAt);
  await db
    .update(practices)
    .set({ secondFactorRequiredAt: since })
    .where(and(eq(practices.id, id), unlessRequired ?? undefined));
}

/** Lists the billing accounts of a practice, oldest first. */
export const listBillingAccounts = (db: Database, practiceId: number): Promise<BillingAccountRecord[]> =>
  db.select().from(billingAccounts).where(eq(billingAccounts.practiceId, practiceId)).orderBy(asc(billingAccounts.id));

/** Finds a billing account of a practice, by id or by the state of its onboarding. */
export const findBillingAccount = (
  db: Database,
  practiceId: number,
  by: { id: number } | { onboardingState: string },
): Promise<BillingAccountRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(billingAccounts)
      .where(
        and(
          eq(billingAccounts.practiceId, practiceId),
          'id' in by ? eq(billingAccounts.id, by.id) : eq(billingAccounts.onboardingState, by.onboardingState),
        ),
      ),
  );

/** Inserts a billing account. */
export async function insertBillingAccount(db: Database, values: typeof billingAccounts.$inferInsert): Promise<void> {
  await db.insert(billingAccounts).values(values);
}

/** Updates a billing account. */
export async function updateBillingAccount(db: Database, id: number, changes: Partial<BillingAccountRecord>): Promise<void> {
  await db.update(billingAccounts).set(changes).where(eq(billingAccounts.id, id));
}

/** Updates the pending billing accounts of a practice; false without one. */
export const updatePendingAccounts = (db: Database, practiceId: number, changes: Partial<BillingAccountRecord>): Promise<boolean> =>
  hasRows(
    db
      .update(billingAccounts)
      .set(changes)
      .where(and(eq(billingAccounts.practiceId, practiceId), eq(billingAccounts.status, 'pending')))
      .returning({ id: billingAccounts.id }),
  );
