import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow } from '../rows';
import { conditions, insurers, patientConditions, patientInsurance, screenings } from '../schema/index';

type ConditionRecord = typeof conditions.$inferSelect;
type InsuranceInsert = typeof patientInsurance.$inferInsert;

/** Lists all medical conditions by id. */
export const listConditions = (db: Database): Promise<ConditionRecord[]> => db.select().from(conditions).orderBy(asc(conditions.id));

/** Finds a medical condition by id. */
export const findCondition = (db: Database, id: number): Promise<ConditionRecord | undefined> =>
  firstRow(db.select().from(conditions).where(eq(conditions.id, id)));

/** Lists the medical conditions of a patient by id. */
export const listPatientConditions = (db: Database, patientId: number): Promise<{ condition: ConditionRecord }[]> =>
  db
    .select({ condition: conditions })
    .from(patientConditions)
    .innerJoin(conditions, eq(conditions.id, patientConditions.conditionId))
    .where(eq(patientConditions.patientId, patientId))
    .orderBy(asc(conditions.id));

/** Adds a medical condition to a patient; an existing one is no error. */
export async function insertPatientCondition(db: Database, patientId: number, conditionId: number): Promise<void> {
  await db.insert(patientConditions).values({ patientId, conditionId }).onConflictDoNothing();
}

/** Removes a medical condition from a patient. */
export async function deletePatientCondition(db: Database, patientId: number, conditionId: number): Promise<void> {
  await db.delete(patientConditions).where(and(eq(patientConditions.patientId, patientId), eq(patientConditions.conditionId, conditionId)));
}

/** Finds the insurance of a patient with the insurer. */
export const findInsurance = (db: Database, patientId: number) =>
  firstRow(
    db
      .select({ record: patientInsurance, company: insurers })
      .from(patientInsurance)
      .innerJoin(insurers, eq(insurers.id, patientInsurance.companyId))
      .where(eq(patientInsurance.patientId, patientId)),
  );

/** Stores the insurance of a patient and replaces a previous one. */
export async function storeInsurance(db: Database, values: InsuranceInsert): Promise<void> {
  await db.insert(patientInsurance).values(values).onConflictDoUpdate({ target: patientInsurance.patientId, set: values });
}

/** Finds the screening answers of a patient. */
export const findScreening = (db: Database, patientId: number): Promise<typeof screenings.$inferSelect | undefined> =>
  firstRow(db.select().from(screenings).where(eq(screenings.patientId, patientId)));

/** Stores screening answers of a patient; answers under other fields stay. */
export async function mergeScreening(db: Database, patientId: number, answers: typeof screenings.$inferInsert.answers): Promise<void> {
  await db
    .insert(screenings)
    .values({ patientId, answers })
    .onConflictDoUpdate({ target: screenings.patientId, set: { answers: sql`${screenings.answers} || excluded.answers` } });
}
