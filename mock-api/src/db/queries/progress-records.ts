import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows, insertedRow } from '../rows';
import { type ProgressRecord, progressRecords, scanServices, scanTypes } from '../schema/index';

type ProgressInsert = typeof progressRecords.$inferInsert;

const inProgress = and(isNull(progressRecords.finishedAt), isNull(progressRecords.withdrawnAt));

/** Finds a record of a patient, submitted and withdrawn ones included. */
export const findProgress = (db: Database, patientId: number, id: number): Promise<ProgressRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(progressRecords)
      .where(and(eq(progressRecords.id, id), eq(progressRecords.patientId, patientId))),
  );

/** Finds the record in progress that edits a request. */
export const findEditOfRequest = (db: Database, requestId: number): Promise<ProgressRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(progressRecords)
      .where(and(eq(progressRecords.requestId, requestId), inProgress)),
  );

/** Lists the records in progress of a patient with their scans, newest first; those that edit a request are left out. */
export const listProgress = (db: Database, patientId: number) =>
  db
    .select({ record: progressRecords, service: scanServices, type: scanTypes })
    .from(progressRecords)
    .innerJoin(scanServices, eq(scanServices.id, progressRecords.scanServiceId))
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .where(and(eq(progressRecords.patientId, patientId), inProgress, isNull(progressRecords.requestId)))
    .orderBy(desc(progressRecords.createdAt), desc(progressRecords.id));

/** Inserts a record and returns its id. */
export const insertProgress = (db: Database, values: ProgressInsert): Promise<{ id: number }> =>
  insertedRow(db.insert(progressRecords).values(values).returning({ id: progressRecords.id }));

/** Updates a record. */
export async function updateProgress(db: Database, id: number, changes: Partial<ProgressInsert>): Promise<void> {
  await db.update(progressRecords).set(changes).where(eq(progressRecords.id, id));
}

/** Updates a record of a patient that is still in progress; false otherwise. */
export const updateInProgress = (db: Database, patientId: number, id: number, changes: Partial<ProgressInsert>): Promise<boolean> =>
  hasRows(
    db
      .update(progressRecords)
      .set(changes)
      .where(and(eq(progressRecords.id, id), eq(progressRecords.patientId, patientId), inProgress))
      .returning({ id: progressRecords.id }),
  );

/** Deletes every record. */
export async function deleteAllProgress(db: Database): Promise<void> {
  await db.delete(progressRecords);
}
