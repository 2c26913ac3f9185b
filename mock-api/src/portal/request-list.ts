import { type RequestListQuery, readListFilters, readSort, type SortableColumn } from '@scanharbor/shared-contracts/domain/request-list';
import { type RequestRowsResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { type ListName } from '../db/queries/list-statement';
import { listRequests, type ListResult, type ListSelection } from '../db/queries/request-list';
import { requireComplete } from '../http/complete-list';
import { errors } from '../http/errors';
import { describeRows, getNextHour } from './describe-rows';
import { foldText } from './fold-text';
import { type DescribedList } from './list-responses';
import { maxOthersInList, toSelection } from './list-scope';
import { newestFirst, type OpenOrder } from './open-order';
import { describeOpenPage, type OpenPage } from './open-page';
import { getOpenRequests } from './open-requests';
import { type Scope } from './scope';

/** The parameters of a list as they are sent. */
export type ListQuery = Omit<RequestListQuery, 'filters'> & { filter?: string | undefined; since?: string | undefined };

function readQuery({ sort, search = '', filter = '', ids, limit, offset, after, locate }: ListQuery): Partial<ListSelection> {
  const filters = readListFilters(filter);
  if (!filters) throw errors.badRequest();
  return {
    limit,
    offset,
    after,
    locate,
    sort: sort && readSort<SortableColumn>(sort),
    terms: [...new Set(foldText(search).split(/\s+/))].filter((term) => term !== ''),
    modality: filters.modality,
    location: filters.location,
    over24: filters.age === 'over24',
    assignee: filters.assignee === undefined ? undefined : Number(filters.assignee),
    needsReply: filters.needs === 'reply',
    ids: ids === undefined ? undefined : ids.split(',').filter(Boolean).map(Number),
  };
}

interface Summary {
  values: NonNullable<ListResult['summary']>;
  version: string;
  from: number;
  until: number;
}

const maxSummaries = 1_000;
const summaries = new WeakMap<Database, Map<string, Summary>>();

/** The summaries of full lists, for as long as the list is the same: they need a look at every row. */
const getSummaries = (db: Database) => {
  const known = summaries.get(db) ?? new Map<string, Summary>();
  summaries.set(db, known);
  return known;
};

/** True when no search and no filter leaves rows out. */
const isFullList = ({ over24 = false, needsReply = false, terms = [], modality, location, assignee, ids }: Partial<ListSelection>) =>
  !over24 && !needsReply && terms.length === 0 && [modality, location, assignee, ids].every((filter) => filter === undefined);

/**
 * Returns the page of the open requests that memory has; undefined for complete lists, and for filters that leave out every open request.
 */
function toOpenPage(list: ListName, selection: Partial<ListSelection>): OpenPage | undefined {
  const { sort = newestFirst, limit, offset = 0, after, locate, terms, modality, location, over24, assignee, needsReply, ids } = selection;
  if (list !== 'open' || limit === undefined || needsReply || location !== undefined) return undefined;
  const filter = isFullList(selection) ? undefined : { terms, modality, over24, assignee, ids };
  return { sort, filter, limit, offset, after, locate };
}

const summarize = (order: OpenOrder) => ({ total: order.get(newestFirst).length, modality: order.listModalities(), location: [] });

/** Reads a page with its totals: of the full list from memory while its version is the same. */
async function readPage(context: Context, { version }: Scope, selection: ListSelection): Promise<ListResult> {
  const { db } = context;
  const { list, practiceId, listed, now, over24 = false } = selection;
  const read = (parts: Pick<ListSelection, 'counted' | 'summarized'>) =>
    context.readForStaff(() => listRequests(db, { ...selection, ...parts }));
  const known = getSummaries(db);
  const key = JSON.stringify([practiceId, list, listed]);
  const isFull = isFullList(selection);
  const complete = ({ summary, ...page }: ListResult): ListResult => ({
    ...page,
    summary,
    total: isFull ? (summary?.total ?? 0) : page.total,
  });
  const last = known.get(key);
  if (last?.version === version && now.getTime() >= last.from && now.getTime() < last.until) {
    const page = await read({ counted: !isFull });
    // Changed since the call came: counted again below.
    if (page.version === last.version) return complete({ ...page, summary: last.values });
  }
  if (list === 'open') {
    const page = await read({ counted: !isFull });
    const open = await getOpenRequests(context, practiceId, page.version);
    if (open.version === page.version) return complete({ ...page, summary: summarize(open.getOrder(listed)) });
  }
  const page = await read({ counted: !isFull, summarized: true });
  // The next change of a list of overdue requests is not that of the full list.
  if (!over24 && page.summary) {
    const [oldest] = known.keys();
    if (known.size >= maxSummaries && oldest !== undefined) known.delete(oldest);
    known.set(key, { values: page.summary, version: page.version, from: now.getTime(), until: page.changesAt ?? Infinity });
  }
  return complete(page);
}

/**
 * Describes a list of a practice: complete, at most `limits.completeList` rows (400), or with `limit` the rows that a screen shows,
 * searched, sorted and filtered.
 */
export async function describeList(context: Context, scope: Scope, list: ListName, query: ListQuery): Promise<DescribedList> {
  const parameters = readQuery(query);
  const openPage = toOpenPage(list, parameters);
  const described = openPage && (await describeOpenPage(context, scope, openPage));
  if (described) return described;
  const now = context.clock.now();
  const selection = { ...toSelection(scope, now), ...parameters, list, maxOthers: maxOthersInList };
  const isPage = query.limit !== undefined;
  const most = context.limits.completeList;
  const readAll = () => listRequests(context.db, { ...selection, limit: most + 1 });
  const result = await (isPage ? readPage(context, scope, selection) : context.readForStaff(readAll));
  const { version, total, summary, position, changesAt } = result;
  const rows = requireComplete(result.rows, most);
  const body: Omit<RequestRowsResponse, 'version'> = {
    data: describeRows(context, scope, rows),
    ...(isPage ? { total: total ?? 0, options: { modality: summary?.modality ?? [], location: summary?.location ?? [] } } : {}),
    ...(query.locate === undefined ? {} : { position }),
  };
  return { body, version, isTagged: isPage, until: Math.min(changesAt ?? Infinity, getNextHour(rows, now)) };
}

interface Count {
  version: string;
  total: number;
  from: number;
  /** When the passing of time changes the number, in ms since 1970. */
  until: number;
}

const maxCounts = 1_000;
const counts = new WeakMap<Database, Map<string, Count>>();

/** Counts the requests of a list that match a search and filters; from memory while the lists have the same version. */
export async function countRequests(
  { db, clock }: Context,
  scope: Scope,
  list: ListName,
  query: Pick<ListQuery, 'search' | 'filter'>,
): Promise<number> {
  const known = counts.get(db) ?? new Map<string, Count>();
  counts.set(db, known);
  const { practiceId, listed, version } = scope;
  const key = JSON.stringify([practiceId, listed, list, query.search, query.filter]);
  const now = clock.now();
  const last = known.get(key);
  if (last?.version === version && now.getTime() >= last.from && now.getTime() < last.until) return last.total;
  const result = await listRequests(db, { ...toSelection(scope, now), ...readQuery(query), list, limit: 0, counted: true });
  const total = result.total ?? 0;
  const [oldest] = known.keys();
  if (known.size >= maxCounts && oldest !== undefined) known.delete(oldest);
  known.set(key, { version: result.version, total, from: now.getTime(), until: result.changesAt ?? Infinity });
  return total;
}
