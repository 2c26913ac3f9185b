import { type AssignedCount, type CardsData } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { countRequestLists } from '../db/queries/request-counts';
import { toSelection } from './request-list';
import { type Scope } from './scope';

interface Counted {
  cardsData: CardsData;
  assigned: AssignedCount[];
  needsReply: number;
  version: string;
  from: number;
  /** When the passing of time changes a number, in ms since 1970. */
  until: number;
}

const maxCounted = 1_000;
const counted = new WeakMap<Database, Map<string, Counted>>();

/** Counts the requests of each list [API-068]; from memory while the lists have the same version. */
export async function countLists({ db, clock }: Context, scope: Scope): Promise<Counted> {
  const { practiceId, listed } = scope;
  const known = counted.get(db) ?? new Map<string, Counted>();
  counted.set(db, known);
  const key = JSON.stringify([practiceId, listed]);
  const now = clock.now();
  const last = known.get(key);
  if (last?.version === scope.version && now.getTime() >= last.from && now.getTime() < last.until) return last;
  const { version, changesAt, assigned, needsReply, ...cardsData } = await countRequestLists(db, toSelection(scope, now));
  const result = {
    cardsData,
    needsReply,
    assigned: (assigned ?? []).map(({ userId, requests }) => ({ UserID: userId, Requests: requests })),
    version,
    from: now.getTime(),
    until: changesAt ?? Infinity,
  };
  const [oldest] = known.keys();
  if (known.size >= maxCounted && oldest !== undefined) known.delete(oldest);
  known.set(key, result);
  return result;
}
