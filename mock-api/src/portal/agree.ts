import { eq, min } from 'drizzle-orm';
import { priceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { requestLocations, requests } from '../db/schema/index';
import { errors } from '../http/errors';
import { type User } from '../http/session';
import { texts } from '../texts';

/** Whole dollars, and the id in the center's own system. */
export interface Agreed {
  budget?: number | undefined;
  customBookingId?: string | undefined;
}

/** Refuses a price outside the choices of the user; they hang on what was asked at first, not on the last change. */
export async function checkPrice(db: Database, staff: User, requestId: number, budget: number | undefined): Promise<void> {
  if (budget === undefined) return;
  const [row] = await db
    .select({ price: min(requestLocations.price) })
    .from(requestLocations)
    .where(eq(requestLocations.requestId, requestId));
  const choices = priceChoices(row?.price ?? budget, staff.capabilities.includes('staff_pricing'));
  const [highest = budget] = choices;
  const lowest = choices.at(-1) ?? budget;
  if (budget < lowest || budget > highest) throw errors.badRequest(texts.priceRange(lowest, highest));
}

/** Keeps what was agreed on; what is not given stays. */
export async function keepAgreed({ db }: Context, requestId: number, { budget, customBookingId }: Agreed): Promise<void> {
  if (budget === undefined && customBookingId === undefined) return;
  await db.update(requests).set({ budget, customBookingId }).where(eq(requests.id, requestId));
}
