import { count, type SQL } from 'drizzle-orm';
import { type CardsData } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type Context } from '../context';
import { requests } from '../db/schema/index';
import { type Scope } from './scope';
import { stateConditions } from './states';

/** How many requests are in each list [API-068]. */
export async function countRequests({ db, clock }: Context, { listed }: Scope): Promise<CardsData> {
  const now = clock.now();
  const countWhere = async (where: SQL | undefined) => {
    const [row] = await db.select({ value: count() }).from(requests).where(where);
    return row?.value ?? 0;
  };
  const [available, openOver24Hours, scheduled, completed] = await Promise.all([
    countWhere(stateConditions.open(db, listed)),
    countWhere(stateConditions.openOver24Hours(db, listed, now)),
    countWhere(stateConditions.scheduled(db, listed, now)),
    countWhere(stateConditions.completed(db, listed, now)),
  ]);
  return { available, openOver24Hours, scheduled, completed };
}
