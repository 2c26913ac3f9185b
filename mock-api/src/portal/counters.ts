import { type CardsData } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type Context } from '../context';
import { stateConditions } from '../db/queries/request-states';
import { countRequests } from '../db/queries/requests';
import { type Scope } from './scope';

/** Counts the requests of each list [API-068]. */
export async function countLists({ db, clock }: Context, { listed }: Scope): Promise<CardsData> {
  const now = clock.now();
  const [available, openOver24Hours, scheduled, completed] = await Promise.all([
    countRequests(db, stateConditions.open(db, listed)),
    countRequests(db, stateConditions.openOver24Hours(db, listed, now)),
    countRequests(db, stateConditions.scheduled(db, listed, now)),
    countRequests(db, stateConditions.completed(db, listed, now)),
  ]);
  return { available, openOver24Hours, scheduled, completed };
}
