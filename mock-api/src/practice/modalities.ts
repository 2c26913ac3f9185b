import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { type ModalityAnswer } from '@scanharbor/shared-contracts/wire/ic-portal/locations';
import { type Database } from '../db/connect';
import { grouped } from '../db/grouped';
import { locationPrices, locationScanTypes, scanServices, scanTypes } from '../db/schema/index';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** Which modalities locations offer, and whether the platform has set them in service. */
export async function modalitiesOf(db: Database, locationIds: number[]): Promise<Map<number, ModalityAnswer[]>> {
  const rows = await db
    .select({ link: locationScanTypes, name: scanTypes.value })
    .from(locationScanTypes)
    .innerJoin(scanTypes, eq(scanTypes.id, locationScanTypes.scanTypeId))
    .where(inArray(locationScanTypes.locationId, locationIds))
    .orderBy(asc(scanTypes.id));
  const byLocation = grouped(rows, ({ link }) => link.locationId);
  return new Map(
    locationIds.map((id) => [
      id,
      (byLocation.get(id) ?? []).map(({ link, name }) => ({
        ScanTypeID: link.scanTypeId,
        ApprovalStatus: link.approvalStatus,
        ScanTypeName: name,
      })),
    ]),
  );
}

async function refuseUnknown(db: Database, scanTypeIds: number[]): Promise<void> {
  if (scanTypeIds.length === 0) return;
  const known = await db.select({ id: scanTypes.id }).from(scanTypes).where(inArray(scanTypes.id, scanTypeIds));
  if (known.length !== new Set(scanTypeIds).size) throw errors.badRequest(texts.modalityUnknown);
}

/** Adds modalities; new ones wait for the platform, those that are there stay as they are [API-103]. */
export async function addModalities(db: Database, locationId: number, scanTypeIds: number[]): Promise<void> {
  await refuseUnknown(db, scanTypeIds);
  if (scanTypeIds.length === 0) return;
  await db
    .insert(locationScanTypes)
    .values([...new Set(scanTypeIds)].map((scanTypeId) => ({ locationId, scanTypeId })))
    .onConflictDoNothing();
}

/** Takes a modality away. One that is not there is no error. */
export async function removeModality(db: Database, locationId: number, scanTypeId: number): Promise<void> {
  await db.delete(locationScanTypes).where(and(eq(locationScanTypes.locationId, locationId), eq(locationScanTypes.scanTypeId, scanTypeId)));
}

/** Makes the modalities of a location exactly these. */
export async function setModalities(db: Database, locationId: number, scanTypeIds: number[]): Promise<void> {
  await addModalities(db, locationId, scanTypeIds);
  const others = scanTypeIds.length > 0 ? notInArray(locationScanTypes.scanTypeId, scanTypeIds) : undefined;
  await db.delete(locationScanTypes).where(and(eq(locationScanTypes.locationId, locationId), others));
}

/**
 * Sets a waiting modality in service; false when none waits under that id [API-103].
 * The location asks the usual rates until it agrees on others; without a price no request would find it.
 */
export async function setInService(db: Database, id: number): Promise<boolean> {
  const [link] = await db
    .update(locationScanTypes)
    .set({ approvalStatus: 1 })
    .where(and(eq(locationScanTypes.id, id), eq(locationScanTypes.approvalStatus, 0)))
    .returning();
  if (!link) return false;
  const services = await db
    .select({ id: scanServices.id, weight: scanServices.weight, rate: scanTypes.rate, fee: scanTypes.fee })
    .from(scanServices)
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .where(eq(scanTypes.id, link.scanTypeId));
  if (services.length === 0) return true;
  await db
    .insert(locationPrices)
    .values(
      services.map((service) => ({
        locationId: link.locationId,
        scanServiceId: service.id,
        price: Math.round((service.rate * service.weight) / 100) - service.fee,
        fee: service.fee,
      })),
    )
    .onConflictDoNothing();
  return true;
}
