import { invitationMiles } from '@scanharbor/shared-contracts/domain/invitation';
import { farthestMiles, findOffers, type CenterOffer } from '../centers/search';
import { type Database } from '../db/database';

/** Finds the smallest distance in miles with centers around a ZIP code, and their offers; undefined without a center. */
export async function findOffersAround(
  db: Database,
  zip: string,
  scanServiceId: number,
): Promise<{ miles: number; offers: CenterOffer[] } | undefined> {
  const offers = await findOffers(db, zip, scanServiceId, farthestMiles);
  const near = (miles: number) => offers.filter((offer) => offer.miles <= miles);
  const miles = invitationMiles.find((radius) => near(radius).length > 0);
  return miles && { miles, offers: near(miles) };
}
