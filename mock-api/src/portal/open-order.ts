import { type OpenRequest } from '../db/queries/open-requests';

/** Newest first, or oldest first; requests of the same time are newest first in both, as in `list-selection.ts`. */
export type OpenSort = 'newest' | 'oldest';

type Compare = (one: OpenRequest, other: OpenRequest) => number;

const orders: Record<OpenSort, Compare> = {
  newest: (one, other) => other.requestedAt - one.requestedAt || other.id - one.id,
  oldest: (one, other) => one.requestedAt - other.requestedAt || other.id - one.id,
};

/** Returns how many elements come before: those for which `isBefore` is true, which are the first ones. */
function countBefore<Item>(items: readonly Item[], isBefore: (item: Item) => boolean): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(items[middle] as Item)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The open requests at some locations of a practice, in order. */
export interface OpenOrder {
  add(request: OpenRequest): void;
  /** Removes a request that is in the order. */
  remove(request: OpenRequest): void;
  get(sort: OpenSort): readonly OpenRequest[];
  /** Returns the position of a request; null when it is not in the order. */
  locate(sort: OpenSort, request: OpenRequest | undefined): number | null;
  /** Counts those that came before an instant, in microseconds since 1970, and returns when the first of the others came. */
  countOlder(than: number): { count: number; next: number | undefined };
  listModalities(): string[];
  /** Counts the requests whose patients offer times on a day, by day. */
  countByDay(): ReadonlyMap<string, number>;
}

/** Puts requests in order, so that one that changes takes a binary search instead of a look at all. */
export function createOpenOrder(requests: readonly OpenRequest[]): OpenOrder {
  const sorted = { newest: [...requests].sort(orders.newest), oldest: [...requests].sort(orders.oldest) };
  const modalities = new Map<string, number>();
  const days = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, by: number) => {
    const left = (counts.get(key) ?? 0) + by;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  const count = (request: OpenRequest, by: number) => {
    add(modalities, request.modality, by);
    for (const day of request.days) add(days, day, by);
  };
  requests.forEach((request) => count(request, 1));
  const find = (sort: OpenSort, request: OpenRequest) => countBefore(sorted[sort], (other) => orders[sort](other, request) < 0);
  const splice = (request: OpenRequest, removed: number, ...added: OpenRequest[]) => {
    for (const sort of ['newest', 'oldest'] as const) sorted[sort].splice(find(sort, request), removed, ...added);
  };
  return {
    add: (request) => {
      splice(request, 0, request);
      count(request, 1);
    },
    remove: (request) => {
      splice(request, 1);
      count(request, -1);
    },
    get: (sort) => sorted[sort],
    locate: (sort, request) => {
      if (!request) return null;
      const position = find(sort, request);
      return sorted[sort][position]?.id === request.id ? position : null;
    },
    countOlder: (than) => {
      const older = countBefore(sorted.oldest, ({ requestedAt }) => requestedAt < than);
      return { count: older, next: sorted.oldest[older]?.requestedAt };
    },
    listModalities: () => [...modalities.keys()].sort(),
    countByDay: () => days,
  };
}
