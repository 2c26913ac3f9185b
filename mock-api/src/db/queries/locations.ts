import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, insertedRow } from '../rows';
import { locationPrices, type LocationRecord, locations, locationScanTypes, practices, scanServices, userLocations } from '../schema/index';

type LocationInsert = typeof locations.$inferInsert;

/** Lists the locations of a practice by id, inactive ones included. */
export const listPracticeLocations = (db: Database, practiceId: number): Promise<LocationRecord[]> =>
  db.select().from(locations).where(eq(locations.practiceId, practiceId)).orderBy(asc(locations.id));

/** Lists the locations that a user is linked to, by id. */
export function listLinkedLocations(db: Database, userId: number): Promise<LocationRecord[]> {
  const linked = db.select({ id: userLocations.locationId }).from(userLocations).where(eq(userLocations.userId, userId));
  return db.select().from(locations).where(inArray(locations.id, linked)).orderBy(asc(locations.id));
}

/** Lists the locations with these ids, by id; unknown ids are left out. */
export const listLocationsById = (db: Database, ids: number[]): Promise<LocationRecord[]> =>
  db.select().from(locations).where(inArray(locations.id, ids)).orderBy(asc(locations.id));

/** Joins the practice of a location, unless it waits for approval: its locations are not public. */
export const isOfApprovedPractice = and(eq(practices.id, locations.practiceId), eq(practices.approval, 'approved'));

/** Lists the active locations of all approved practices. */
export async function listActiveLocations(db: Database): Promise<LocationRecord[]> {
  const rows = await db
    .select({ location: locations })
    .from(locations)
    .innerJoin(practices, isOfApprovedPractice)
    .where(eq(locations.isActive, true));
  return rows.map(({ location }) => location);
}

/** What an offer is for: one scan, or any scan of a type. */
export type OfferedScan = { scanServiceId: number } | { scanTypeId: number };

/**
 * Lists prices of active locations of approved practices with an approved modality, between two latitudes; price and fee in whole dollars.
 */
export const listScanOffers = (
  db: Database,
  scan: OfferedScan,
  { south, north }: { south: number; north: number },
): Promise<{ location: LocationRecord; price: number; fee: number }[]> =>
  db
    .select({ location: locations, price: locationPrices.price, fee: locationPrices.fee })
    .from(locations)
    .innerJoin(practices, isOfApprovedPractice)
    .innerJoin(locationPrices, eq(locationPrices.locationId, locations.id))
    .innerJoin(scanServices, eq(scanServices.id, locationPrices.scanServiceId))
    .innerJoin(
      locationScanTypes,
      and(eq(locationScanTypes.locationId, locations.id), eq(locationScanTypes.scanTypeId, scanServices.scanTypeId)),
    )
    .where(
      and(
        'scanServiceId' in scan ? eq(scanServices.id, scan.scanServiceId) : eq(scanServices.scanTypeId, scan.scanTypeId),
        eq(locations.isActive, true),
        eq(locationScanTypes.approvalStatus, 1),
        between(locations.latitude, south, north),
      ),
    );

/** Lists the price with the lowest total of each scan type at each active location of an approved practice with the approved modality. */
export const listTypeOffers = (db: Database) =>
  db
    .selectDistinctOn([scanServices.scanTypeId, locations.id], {
      scanTypeId: scanServices.scanTypeId,
      weight: scanServices.weight,
      latitude: locations.latitude,
      longitude: locations.longitude,
      price: locationPrices.price,
      fee: locationPrices.fee,
    })
    .from(locations)
    .innerJoin(practices, isOfApprovedPractice)
    .innerJoin(locationPrices, eq(locationPrices.locationId, locations.id))
    .innerJoin(scanServices, eq(scanServices.id, locationPrices.scanServiceId))
    .innerJoin(
      locationScanTypes,
      and(eq(locationScanTypes.locationId, locations.id), eq(locationScanTypes.scanTypeId, scanServices.scanTypeId)),
    )
    .where(and(eq(locations.isActive, true), eq(locationScanTypes.approvalStatus, 1)))
    .orderBy(scanServices.scanTypeId, locations.id, sql`${locationPrices.price} + ${locationPrices.fee}`);

/** Reads a location and locks the row until the transaction ends: its other changes and all bookings wait. */
export const lockLocation = (db: Database, id: number): Promise<LocationRecord | undefined> =>
  firstRow(db.select().from(locations).where(eq(locations.id, id)).for('no key update'));

/** Reads a location that stays as it is until the transaction ends; bookings do not wait for each other. */
export const holdLocation = (db: Database, id: number): Promise<LocationRecord | undefined> =>
  firstRow(db.select().from(locations).where(eq(locations.id, id)).for('share'));

/** Class of the advisory locks of days, beside that of the audit trail (migration 0009). */
const examDayLock = 7_023_003;

/**
 * Makes other bookings and moves to the day of this wall-clock time at a location wait until the transaction ends. Those to other days
 * of a busy location do not wait.
 */
export async function lockExamDay(db: Database, id: number, start: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${examDayLock}::integer, hashtext(${`${id} ${start.slice(0, 10)}`}))`);
}

/** Inserts a location and returns it. */
export const insertLocation = (db: Database, values: LocationInsert): Promise<LocationRecord> =>
  insertedRow(db.insert(locations).values(values).returning());

/** Updates a location. */
export async function updateLocation(db: Database, id: number, changes: Partial<LocationInsert>): Promise<void> {
  await db.update(locations).set(changes).where(eq(locations.id, id));
}

/** Lists the links of these users to locations. */
export const listUserLocations = (db: Database, userIds: number[]): Promise<(typeof userLocations.$inferSelect)[]> =>
  db.select().from(userLocations).where(inArray(userLocations.userId, userIds));

/** Links a user to locations; existing links stay. */
export async function insertUserLocations(db: Database, userId: number, locationIds: number[]): Promise<void> {
  if (locationIds.length === 0) return;
  const links = locationIds.map((locationId) => ({ userId, locationId }));
  await db.insert(userLocations).values(links).onConflictDoNothing();
}

/** Removes the link of a user to a location, or all of them. */
export async function deleteUserLocations(db: Database, userId: number, locationId?: number): Promise<void> {
  const one = locationId === undefined ? undefined : eq(userLocations.locationId, locationId);
  await db.delete(userLocations).where(and(eq(userLocations.userId, userId), one));
}
