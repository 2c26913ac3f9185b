import { type AssignedCount, type CardsData } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { countAppointments, countRequestLists } from '../db/queries/request-counts';
import { toSelection } from './list-scope';
import { countOverdue, newestFirst, type OpenOrder } from './open-order';
import { getOpenRequests } from './open-requests';
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

/** Counts the open requests in memory; `changesAt` is when the next one has been open for a day, in ms since 1970. */
function countOpen(order: OpenOrder, now: Date) {
  const { count, changesAt } = countOverdue(order, now);
  const open = order.get(newestFirst);
  const assigned = new Map<number, number>();
  for (const { assignee } of open) if (assignee !== null) assigned.set(assignee, (assigned.get(assignee) ?? 0) + 1);
  return {
    available: open.length,
    openOver24Hours: count,
    assigned: [...assigned].map(([userId, requests]) => ({ userId, requests })),
    changesAt,
  };
}

/** Counts the appointments in the database and the open requests in memory; all of them in the database when they change meanwhile. */
async function count(context: Context, scope: Scope, now: Date) {
  const { db, readForStaff } = context;
  const places = toSelection(scope, now);
  const { changesAt, ...appointments } = await readForStaff(() => countAppointments(db, places));
  const open = await getOpenRequests(context, scope.practiceId, appointments.version);
  if (open.version === appointments.version) {
    const { changesAt: nextOverdue, ...requests } = countOpen(open.getOrder(scope.listed), now);
    return { ...appointments, ...requests, until: Math.min(changesAt ?? Infinity, nextOverdue) };
  }
  const { changesAt: next, assigned, ...counts } = await readForStaff(() => countRequestLists(db, places));
  return { ...counts, assigned: assigned ?? [], until: next ?? Infinity };
}

/** Counts the requests of each list [API-068]; from memory while the lists have the same version. */
export async function countLists(context: Context, scope: Scope): Promise<Counted> {
  const { db, clock } = context;
  const { practiceId, listed } = scope;
  const known = counted.get(db) ?? new Map<string, Counted>();
  counted.set(db, known);
  const key = JSON.stringify([practiceId, listed]);
  const now = clock.now();
  const last = known.get(key);
  if (last?.version === scope.version && now.getTime() >= last.from && now.getTime() < last.until) return last;
  const { version, until, assigned, needsReply, ...cardsData } = await count(context, scope, now);
  const result = {
    cardsData,
    needsReply,
    assigned: assigned.map(({ userId, requests }) => ({ UserID: userId, Requests: requests })),
    version,
    from: now.getTime(),
    until,
  };
  const [oldest] = known.keys();
  if (known.size >= maxCounted && oldest !== undefined) known.delete(oldest);
  known.set(key, result);
  return result;
}
