import { type ModalityResponse } from '@scanharbor/shared-contracts/wire/ic-portal/locations';
import { type Database } from '../db/database';
import { addMissingMachines } from '../db/queries/machines';
import { approveModality, deleteOtherModalities, insertModalities, insertPrices, listModalities } from '../db/queries/modalities';
import { listScans, listScanTypes } from '../db/queries/scans';
import { groupByKey } from '../db/rows';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** Describes the modalities of each location and whether the platform has set them in service. */
export async function describeModalities(db: Database, locationIds: number[]): Promise<Map<number, ModalityResponse[]>> {
  const byLocation = groupByKey(await listModalities(db, locationIds), ({ link }) => link.locationId);
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

/** Adds modalities; new ones wait for the platform, existing ones stay unchanged [API-103]. */
export async function addModalities(db: Database, locationId: number, scanTypeIds: number[]): Promise<void> {
  const existing = new Set((await listScanTypes(db)).map(({ id }) => id));
  if (!scanTypeIds.every((id) => existing.has(id))) throw errors.badRequest(texts.modalityUnknown);
  await insertModalities(db, locationId, scanTypeIds);
}

/** Replaces the modalities of a location; those that stay keep their approval. */
export async function setModalities(db: Database, locationId: number, scanTypeIds: number[]): Promise<void> {
  await addModalities(db, locationId, scanTypeIds);
  await deleteOtherModalities(db, locationId, scanTypeIds);
}

/**
 * Sets a pending modality in service; false when no pending one has this id [API-103].
 * The location starts with the usual rates and a machine: without a price no request would find it, without a machine none be booked.
 */
export async function setInService(db: Database, id: number): Promise<boolean> {
  const link = await approveModality(db, id);
  if (!link) return false;
  const scans = await listScans(db, link.scanTypeId);
  const prices = scans.map(({ service, type }) => ({
    locationId: link.locationId,
    scanServiceId: service.id,
    price: Math.round((type.rate * service.weight) / 100) - type.fee,
    fee: type.fee,
  }));
  await insertPrices(db, prices);
  await addMissingMachines(db, link.locationId);
  return true;
}
