import { asc, eq, min } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow } from '../rows';
import { insurers, locationPrices, scanServices, scanTypes } from '../schema/index';

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

/** Lists all scans with the lowest price and fee anywhere in whole dollars, null without an offer. */
export const listScansWithPrices = (db: Database) =>
  db
    .select({ service: scanServices, type: scanTypes, price: min(locationPrices.price), fee: min(locationPrices.fee) })
    .from(scanServices)
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .leftJoin(locationPrices, eq(locationPrices.scanServiceId, scanServices.id))
    .groupBy(scanServices.id, scanTypes.id)
    .orderBy(asc(scanServices.id));

/** Lists the insurers by name. */
export const listInsurers = (db: Database): Promise<(typeof insurers.$inferSelect)[]> =>
  db.select().from(insurers).orderBy(asc(insurers.name));

/** Finds an insurer by id. */
export const findInsurer = (db: Database, id: number): Promise<typeof insurers.$inferSelect | undefined> =>
  firstRow(db.select().from(insurers).where(eq(insurers.id, id)));
