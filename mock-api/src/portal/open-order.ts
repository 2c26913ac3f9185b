import { type SortableColumn } from '@scanharbor/shared-contracts/domain/request-list';
import { type OpenRequest } from '../db/queries/open-requests';

export interface OpenSort {
  column: SortableColumn;
  descending: boolean;
}

export const newestFirst: OpenSort = { column: 'added', descending: true };
export const oldestFirst: OpenSort = { column: 'added', descending: false };

type Read = (request: OpenRequest) => string | number | undefined;
type Compare = (one: OpenRequest, other: OpenRequest) => number;

/** What a column sorts by, and then by, as in `list-selection.ts`; undefined for a missing value. An open request has no appointment. */
const values: Record<SortableColumn, Read[]> = {
  request: [({ id }) => id],
  modality: [({ sortValues }) => sortValues.modality || undefined],
  patient: [({ sortValues }) => sortValues.patient || undefined, ({ sortValues }) => sortValues.dob],
  test: [({ sortValues }) => sortValues.test || undefined],
  added: [({ requestedAt }) => requestedAt],
  comment: [({ sortValues }) => sortValues.comment || undefined],
  payment: [({ sortValues }) => sortValues.payer, ({ sortValues }) => sortValues.budget],
  appointment: [],
  location: [],
};

/** Missing values come last in either direction, and where all values are equal, the newest request is first. */
function createCompare({ column, descending }: OpenSort): Compare {
  const sign = descending ? -1 : 1;
  return (one, other) => {
    for (const read of values[column]) {
      const value = read(one);
      const next = read(other);
      if (value === next) continue;
      if (value === undefined) return 1;
      if (next === undefined) return -1;
      return value < next ? -sign : sign;
    }
    return other.requestedAt - one.requestedAt || other.id - one.id;
  };
}

interface Sorted {
  compare: Compare;
  requests: OpenRequest[];
}

export const dayMs = 24 * 3_600_000;

const nameSort = ({ column, descending }: OpenSort) => `${descending ? '-' : ''}${column}`;

function createSorted(sort: OpenSort, requests: readonly OpenRequest[]): Sorted {
  const compare = createCompare(sort);
  return { compare, requests: [...requests].sort(compare) };
}

/** Of the requests at some locations. */
const maxSorts = 8;

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

/**
 * Puts requests in order, so that one that changes takes a binary search instead of a look at all. An order is made when it is asked
 * for first.
 */
export function createOpenOrder(requests: readonly OpenRequest[]): OpenOrder {
  const sorts = new Map([[nameSort(newestFirst), createSorted(newestFirst, requests)]]);
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
  const find = ({ requests: sorted, compare }: Sorted, request: OpenRequest) => countBefore(sorted, (other) => compare(other, request) < 0);
  const splice = (request: OpenRequest, removed: number, ...added: OpenRequest[]) => {
    for (const sorted of sorts.values()) sorted.requests.splice(find(sorted, request), removed, ...added);
  };
  const getSorted = (sort: OpenSort): Sorted => {
    const key = nameSort(sort);
    const [any] = sorts.values();
    const sorted = sorts.get(key) ?? createSorted(sort, any?.requests ?? []);
    sorts.delete(key);
    sorts.set(key, sorted);
    // The one that was used the longest ago.
    const [oldest] = sorts.keys();
    if (sorts.size > maxSorts && oldest !== undefined) sorts.delete(oldest);
    return sorted;
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
    get: (sort) => getSorted(sort).requests,
    locate: (sort, request) => {
      if (!request) return null;
      const sorted = getSorted(sort);
      const position = find(sorted, request);
      return sorted.requests[position]?.id === request.id ? position : null;
    },
    countOlder: (than) => {
      const oldest = getSorted(oldestFirst).requests;
      const older = countBefore(oldest, ({ requestedAt }) => requestedAt < than);
      return { count: older, next: oldest[older]?.requestedAt };
    },
    listModalities: () => [...modalities.keys()].sort(),
    countByDay: () => days,
  };
}

/** Counts the requests that have been open for a day, and returns when the next one has, in ms since 1970; Infinity without one. */
export function countOverdue(order: OpenOrder, now: Date): { count: number; changesAt: number } {
  const { count, next } = order.countOlder((now.getTime() - dayMs) * 1_000);
  return { count, changesAt: next === undefined ? Infinity : Math.floor(next / 1_000) + dayMs };
}
