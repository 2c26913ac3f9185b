import { and, between, eq } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { locationPrices, locations, locationScanTypes, scanServices } from '../db/schema/index';
import { findPlace, milesBetween } from './places';

export type LocationRow = typeof locations.$inferSelect;

/** A center that offers a scan: how far it is and what it asks, in whole dollars. */
export interface Offer {
  location: LocationRow;
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

export const farthestMiles = 50;

const milesPerDegree = 69;

/** A distance on the wire is miles, or the id of an option. */
export function milesOf(sent: number): number {
  return distanceChoices.find(({ option }) => option === sent)?.miles ?? sent;
}

/** Active centers with an approved modality for the scan around a zip, nearest first. None for an unknown zip. */
export async function findOffers(db: Database, zip: string, scanServiceId: number, miles: number): Promise<Offer[]> {
  const place = findPlace(zip);
  if (!place) return [];
  const band = miles / milesPerDegree;
  const rows = await db
    .select({ location: locations, price: locationPrices.price, fee: locationPrices.fee })
    .from(locations)
    .innerJoin(locationPrices, eq(locationPrices.locationId, locations.id))
    .innerJoin(scanServices, eq(scanServices.id, locationPrices.scanServiceId))
    .innerJoin(
      locationScanTypes,
      and(eq(locationScanTypes.locationId, locations.id), eq(locationScanTypes.scanTypeId, scanServices.scanTypeId)),
    )
    .where(
      and(
        eq(scanServices.id, scanServiceId),
        eq(locations.isActive, true),
        eq(locationScanTypes.approvalStatus, 1),
        between(locations.latitude, place.latitude - band, place.latitude + band),
      ),
    );
  return rows
    .map((row) => ({ ...row, miles: milesBetween(place, row.location) }))
    .filter((offer) => offer.miles <= miles)
    .sort((a, b) => a.miles - b.miles);
}

/** Active centers around a zip whatever they offer, nearest first. */
export async function findCenters(db: Database, zip: string, miles: number): Promise<{ location: LocationRow; miles: number }[]> {
  const place = findPlace(zip);
  if (!place) return [];
  const rows = await db.select().from(locations).where(eq(locations.isActive, true));
  return rows
    .map((location) => ({ location, miles: milesBetween(place, location) }))
    .filter((center) => center.miles <= miles)
    .sort((a, b) => a.miles - b.miles);
}

/** What is on offer within each distance; distances without a center are left out. */
export function summarize(offers: Offer[]) {
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
        MinTotal: Math.min(...near.map(({ price, fee }) => price + fee)),
        MinFee: Math.min(...near.map(({ fee }) => fee)),
      },
    ];
  });
}
