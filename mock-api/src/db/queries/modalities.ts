import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow } from '../rows';
import { locationPrices, locations, locationScanTypes, practices, scanTypes } from '../schema/index';

type ModalityRecord = typeof locationScanTypes.$inferSelect;

/** Lists the modalities of these locations with their names, by scan type. */
export const listModalities = (db: Database, locationIds: number[]): Promise<{ link: ModalityRecord; name: string }[]> =>
  db
    .select({ link: locationScanTypes, name: scanTypes.value })
    .from(locationScanTypes)
    .innerJoin(scanTypes, eq(scanTypes.id, locationScanTypes.scanTypeId))
    .where(inArray(locationScanTypes.locationId, locationIds))
    .orderBy(asc(scanTypes.id));

/** Lists the modalities that wait for approval, with type, location and practice, oldest first. */
export const listPendingModalities = (db: Database) =>
  db
    .select({ link: locationScanTypes, type: scanTypes, location: locations, practice: practices })
    .from(locationScanTypes)
    .innerJoin(scanTypes, eq(scanTypes.id, locationScanTypes.scanTypeId))
    .innerJoin(locations, eq(locations.id, locationScanTypes.locationId))
    .innerJoin(practices, eq(practices.id, locations.practiceId))
    .where(eq(locationScanTypes.approvalStatus, 0))
    .orderBy(asc(locationScanTypes.id));

/** Inserts modalities of a location as pending; existing ones stay unchanged. */
export async function insertModalities(db: Database, locationId: number, scanTypeIds: number[]): Promise<void> {
  const rows = [...new Set(scanTypeIds)].map((scanTypeId) => ({ locationId, scanTypeId }));
  if (rows.length > 0) await db.insert(locationScanTypes).values(rows).onConflictDoNothing();
}

/** Deletes a modality of a location. A missing one is no error. */
export async function deleteModality(db: Database, locationId: number, scanTypeId: number): Promise<void> {
  await db.delete(locationScanTypes).where(and(eq(locationScanTypes.locationId, locationId), eq(locationScanTypes.scanTypeId, scanTypeId)));
}

/** Deletes the modalities of a location except these. */
export async function deleteOtherModalities(db: Database, locationId: number, scanTypeIds: number[]): Promise<void> {
  const others = scanTypeIds.length > 0 ? notInArray(locationScanTypes.scanTypeId, scanTypeIds) : undefined;
  await db.delete(locationScanTypes).where(and(eq(locationScanTypes.locationId, locationId), others));
}

/** Approves a pending modality by the id of its link; undefined when no pending one has this id. */
export const approveModality = (db: Database, id: number): Promise<ModalityRecord | undefined> =>
  firstRow(
    db
      .update(locationScanTypes)
      .set({ approvalStatus: 1 })
      .where(and(eq(locationScanTypes.id, id), eq(locationScanTypes.approvalStatus, 0)))
      .returning(),
  );

/** Inserts prices of a location in whole dollars; existing prices stay. */
export async function insertPrices(db: Database, rows: (typeof locationPrices.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(locationPrices).values(rows).onConflictDoNothing();
}
