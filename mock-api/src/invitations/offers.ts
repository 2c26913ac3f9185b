import { invitationMiles } from '@scanharbor/shared-contracts/domain/invitation';
import { farthestMiles, findOffers, type Offer } from '../centers/search';
import { type Database } from '../db/connect';

/** Where an invitation that is answered for a zip looks for centers, in miles, and what they ask; undefined where there are none. */
export async function offersAround(
  db: Database,
  zip: string,
  scanServiceId: number,
): Promise<{ miles: number; offers: Offer[] } | undefined> {
  const offers = await findOffers(db, zip, scanServiceId, farthestMiles);
  const near = (miles: number) => offers.filter((offer) => offer.miles <= miles);
  const miles = invitationMiles.find((reach) => near(reach).length > 0);
  return miles && { miles, offers: near(miles) };
}
