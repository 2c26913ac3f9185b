import { getLowestTotal, getTotal, nearMiles } from '@scanharbor/shared-contracts/domain/price-from';
import { type Database } from '../db/database';
import { listActiveLocations, listScanOffers, listTypeOffers, type OfferedScan } from '../db/queries/locations';
import { type LocationRecord } from '../db/schema/practices';
import { findZipArea, milesBetween } from './places';

/** A center that offers a scan, with its distance and its price and fee in whole dollars. */
export interface CenterOffer {
  location: LocationRecord;
  miles: number;
  price: number;
  fee: number;
}

/** The distances that a patient may choose, by the id of the option. */
const distanceChoices = [
  { option: 1, miles: 5 },
  { option: 2, miles: 20 },
  { option: 3, miles: 35 },
  { option: 4, miles: 50 },
] as const;

export const farthestMiles = nearMiles;

const milesPerDegree = 69;

/** Converts a distance of the wire, miles or the id of an option, to miles. */
export function toMiles(distance: number): number {
  return distanceChoices.find(({ option }) => option === distance)?.miles ?? distance;
}

/** Finds active centers with an approved modality for the scan around a ZIP code, nearest first; none for an unknown one. */
export async function findOffers(db: Database, zip: string, scan: number | OfferedScan, miles: number): Promise<CenterOffer[]> {
  const center = findZipArea(zip);
  if (!center) return [];
  const band = miles / milesPerDegree;
  const rows = await listScanOffers(db, typeof scan === 'number' ? { scanServiceId: scan } : scan, {
    south: center.latitude - band,
    north: center.latitude + band,
  });
  return rows
    .map((row) => ({ ...row, miles: milesBetween(center, row.location) }))
    .filter((offer) => offer.miles <= miles)
    .sort((a, b) => a.miles - b.miles);
}

/** Finds active centers around a ZIP code, whatever they offer, nearest first. */
export async function findCenters(db: Database, zip: string, miles: number): Promise<{ location: LocationRecord; miles: number }[]> {
  const center = findZipArea(zip);
  if (!center) return [];
  const rows = await listActiveLocations(db);
  return rows
    .map((location) => ({ location, miles: milesBetween(center, location) }))
    .filter((found) => found.miles <= miles)
    .sort((a, b) => a.miles - b.miles);
}

/** Returns the offer with the lowest total at each center, nearest center first. */
export function lowestByCenter(offers: CenterOffer[]): CenterOffer[] {
  const lowest = new Map<number, CenterOffer>();
  for (const offer of offers) {
    const found = lowest.get(offer.location.id);
    if (!found || getTotal(offer) < getTotal(found)) lowest.set(offer.location.id, offer);
  }
  return [...lowest.values()];
}

/** Finds the offer with the lowest total of each scan type, near a ZIP code or anywhere, by id of the type. */
export async function findLowestByType(db: Database, zip: string | undefined) {
  const center = zip === undefined ? undefined : findZipArea(zip);
  const offers = await listTypeOffers(db);
  const near = zip === undefined ? offers : offers.filter((offer) => center && milesBetween(center, offer) <= nearMiles);
  const lowest = new Map<number, (typeof near)[number]>();
  for (const offer of near) {
    const found = lowest.get(offer.scanTypeId);
    if (!found || getTotal(offer) < getTotal(found)) lowest.set(offer.scanTypeId, offer);
  }
  return lowest;
}

/** Summarizes the offers within each distance; distances without a center are left out. */
export function summarize(offers: CenterOffer[]) {
  return distanceChoices.flatMap(({ option, miles }) => {
    const near = offers.filter((offer) => offer.miles <= miles);
    if (near.length === 0) return [];
    const prices = near.map(({ price }) => price);
    return [
      {
        Distance: miles,
        DistanceOption: option,
        Cnt: near.length,
        MinPrice: Math.min(...prices),
        MaxPrice: Math.max(...prices),
        MinTotal: getLowestTotal(near) ?? 0,
        MinFee: Math.min(...near.map(({ fee }) => fee)),
      },
    ];
  });
}
