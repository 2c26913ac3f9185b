import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { storeWindows } from '../bookings/store-windows';
import { flexibleWindows, parseOfferedWindows } from '../bookings/windows';
import { type CenterOffer, farthestMiles, findOffers } from '../centers/search';
import { type Database } from '../db/database';
import { storeRequestLocations } from '../db/queries/request-locations';
import { insertRequest, lockRequest, updateOpenRequest } from '../db/queries/requests';
import { storePages } from '../db/queries/uploads';
import { type RequestInsert } from '../db/schema/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { describeClosed } from './request-closed';

type Draft = Omit<RequestInsert, 'id' | 'budget' | 'fee' | 'requestedAt' | 'status'>;

/** Calculates the lowest price at the scan and the lowest fee of the centers, in whole dollars. */
export const calculateCost = (offers: CenterOffer[]) => ({
  budget: Math.min(...offers.map(({ price }) => price)),
  fee: Math.min(...offers.map(({ fee }) => fee)),
});

/** Lists the time zones of the centers. */
export const listTimeZones = (offers: CenterOffer[]) => offers.map(({ location }) => location.timeZone);

/** Finds the centers that get a request: those that the patient chose, or each within the distance; nearest first. */
export async function findDraftOffers(
  db: Database,
  { zipCode, scanServiceId, distance, locationIds = [] }: Pick<Draft, 'zipCode' | 'scanServiceId' | 'distance' | 'locationIds'>,
): Promise<CenterOffer[]> {
  if (locationIds.length === 0) return findOffers(db, zipCode, scanServiceId, distance);
  const near = await findOffers(db, zipCode, scanServiceId, farthestMiles);
  return near.filter(({ location }) => locationIds.includes(location.id));
}

/** Returns the chosen times, unless all have passed, or the next two weeks. */
function readTimes(draft: Pick<Draft, 'isAnyTime' | 'slots'>, now: Date, offers: CenterOffer[]): TimeWindow[] {
  return draft.isAnyTime ? flexibleWindows(now) : parseOfferedWindows(draft.slots ?? '', now, listTimeZones(offers));
}

/**
 * Replaces the centers that can book a request. A center that rejected the request and is still near has rejected it (D119),
 * unless the request is for another scan.
 */
export async function storeOffers(db: Database, requestId: number, offers: CenterOffer[], isOtherScan = false): Promise<void> {
  const centers = offers.map(({ location, miles, price, fee }) => ({
    locationId: location.id,
    distanceTenths: Math.round(miles * 10),
    price,
    fee,
  }));
  await storeRequestLocations(db, requestId, centers, isOtherScan);
}

/**
 * Stores an open request with its times and the centers that can book it, and returns its id.
 * With an id it updates this request. Rejects an area without a center, or without a chosen one, times that have passed, and a request that
 * was booked or withdrawn during the edit. Call it in a transaction.
 */
export async function storeRequest(db: Database, draft: Draft, now: Date, id?: number): Promise<number> {
  const offers = await findDraftOffers(db, draft);
  if (offers.length === 0) throw errors.badRequest(texts.noCenters);
  const windows = readTimes(draft, now, offers);
  const distance = Math.max(draft.distance, ...offers.map(({ miles }) => Math.ceil(miles)));
  const values = { ...draft, distance, ...calculateCost(offers) };
  const previous = id === undefined ? undefined : await lockRequest(db, id);
  const stored = id === undefined ? await insertRequest(db, { ...values, requestedAt: now }) : await updateOpenRequest(db, id, values);
  if (!stored) throw await describeClosed(db, now, id ?? 0, errors.badRequest);
  await storeWindows(db, stored.id, windows, now);
  await storeOffers(db, stored.id, offers, previous !== undefined && previous.scanServiceId !== draft.scanServiceId);
  await storePages(db, stored.id, draft.blobId ? [draft.blobId, ...(draft.moreBlobIds ?? [])] : []);
  return stored.id;
}
