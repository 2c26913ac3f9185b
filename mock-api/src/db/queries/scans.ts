import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow } from '../rows';
import { isOfApprovedPractice } from './locations';
import { insurers, locationPrices, locations, locationScanTypes, practices, scanServices, scanTypes } from '../schema/index';

type ScanTypeRecord = typeof scanTypes.$inferSelect;
export interface ScanRecord {
  service: typeof scanServices.$inferSelect;
  type: ScanTypeRecord;
}

const scans = (db: Database) =>
  db.select({ service: scanServices, type: scanTypes }).from(scanServices).innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId));

/** Lists the scan types by id. */
export const listScanTypes = (db: Database): Promise<ScanTypeRecord[]> => db.select().from(scanTypes).orderBy(asc(scanTypes.id));

/** Lists the scans with their types by id, of one type when it is given. */
export const listScans = (db: Database, typeId?: number): Promise<ScanRecord[]> =>
  scans(db)
    .where(typeId === undefined ? undefined : eq(scanTypes.id, typeId))
    .orderBy(asc(scanServices.id));

/** Finds a scan with its type by id. */
export const findScan = (db: Database, id: number): Promise<ScanRecord | undefined> => firstRow(scans(db).where(eq(scanServices.id, id)));

/** Finds the first scan with a CPT code. */
export const findScanByCpt = (db: Database, cptCode: string): Promise<ScanRecord | undefined> =>
  firstRow(scans(db).where(eq(scanServices.cptCode, cptCode)).orderBy(asc(scanServices.id)));

/**
 * Lists all scans, of one type when it is given, with price and fee of the active location with the lowest total, in whole dollars; null
 * without an offer. The location's practice and modality must be approved.
 */
export function listScansWithPrices(db: Database, typeId?: number) {
  const ofType = typeId === undefined ? undefined : eq(scanServices.scanTypeId, typeId);
  const lowest = db
    .selectDistinctOn([locationPrices.scanServiceId], {
      scanServiceId: locationPrices.scanServiceId,
      price: locationPrices.price,
      fee: locationPrices.fee,
    })
    .from(locationPrices)
    .innerJoin(locations, and(eq(locations.id, locationPrices.locationId), eq(locations.isActive, true)))
    .innerJoin(practices, isOfApprovedPractice)
    .innerJoin(scanServices, eq(scanServices.id, locationPrices.scanServiceId))
    .innerJoin(
      locationScanTypes,
      and(
        eq(locationScanTypes.locationId, locations.id),
        eq(locationScanTypes.scanTypeId, scanServices.scanTypeId),
        eq(locationScanTypes.approvalStatus, 1),
      ),
    )
    .where(ofType)
    .orderBy(locationPrices.scanServiceId, sql`${locationPrices.price} + ${locationPrices.fee}`)
    .as('lowest');
  return db
    .select({ service: scanServices, type: scanTypes, price: lowest.price, fee: lowest.fee })
    .from(scanServices)
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .leftJoin(lowest, eq(lowest.scanServiceId, scanServices.id))
    .where(ofType)
    .orderBy(asc(scanServices.id));
}

/** Lists the insurers by name. */
export const listInsurers = (db: Database): Promise<(typeof insurers.$inferSelect)[]> =>
  db.select().from(insurers).orderBy(asc(insurers.name));

/** Finds an insurer by id. */
export const findInsurer = (db: Database, id: number): Promise<typeof insurers.$inferSelect | undefined> =>
  firstRow(db.select().from(insurers).where(eq(insurers.id, id)));
