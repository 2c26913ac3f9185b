import { type RequestRowsResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { requestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { z } from 'zod';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { type OpenRequest } from '../db/queries/open-requests';
import { listRequests } from '../db/queries/request-list';
import { daysSince, describeRows, getNextAge, hoursSince } from './describe-rows';
import { maxOthersInList, toSelection } from './list-scope';
import { createOpenFilter, type OpenFilter } from './open-filter';
import { countOverdue, type OpenOrder, type OpenSort } from './open-order';
import { getOpenRequests, type OpenRequests, type RowText } from './open-requests';
import { renewScope, type Scope } from './scope';

/** A page of the open requests; `after` and `locate` are ids. */
export interface OpenPage {
  sort: OpenSort;
  /** Undefined for all of them. */
  filter?: OpenFilter | undefined;
  limit: number;
  offset: number;
  after?: number | undefined;
  locate?: number | undefined;
}

/** Requests that change while a page is read make it read again; afterwards the database alone gives a page. */
const maxAttempts = 4;

const isRight = (text: RowText | undefined, now: number): text is RowText => text !== undefined && now >= text.from && now < text.until;

/** What time changes in a row. No text of a row contains it: its quotes would be escaped. */
const age = /"HoursOpened":\d+,"DaysOpened":\d+/;

/** A row names other requests of its patient, and appointments among them begin. */
const longestMs = 3_600_000;

const formatAge = (requestedAt: Date, now: Date) =>
  Buffer.from(`"HoursOpened":${hoursSince(requestedAt, now)},"DaysOpened":${daysSince(requestedAt, now)}`);

const comma = Buffer.from(',');

/** Returns the rows with their ages as JSON, divided by commas. */
function joinRows(texts: readonly RowText[], times: readonly Date[], now: Date): Buffer[] {
  return texts.flatMap(({ beforeAge, afterAge }, index) => {
    const parts = [beforeAge, formatAge(times[index] ?? now, now), afterAge];
    return index === 0 ? parts : [comma, ...parts];
  });
}

/** Reads rows and keeps their texts. Returns the version of what was read, or undefined when a row is not in the list anymore. */
async function readTexts(context: Context, scope: Scope, open: OpenRequests, ids: number[]): Promise<string | undefined> {
  const now = context.clock.now();
  const { version, rows } = await context.readForStaff(() =>
    listRequests(context.db, { ...toSelection(scope, now), list: 'open', ids, maxOthers: maxOthersInList }),
  );
  if (version !== open.version || rows.length < ids.length) return version === open.version ? undefined : version;
  const described = describeRows(context, scope, rows);
  for (const [index, row] of rows.entries()) {
    const { id, patientId } = row.request;
    const text = JSON.stringify(z.encode(requestRow, described[index] as z.output<typeof requestRow>));
    const [beforeAge = '', afterAge] = text.split(age, 2);
    if (afterAge === undefined) throw new Error('A row has no age');
    const others = row.others.map((other) => ({ id: other.id, serviceId: other.serviceId }));
    const [from, until] = [now.getTime(), now.getTime() + longestMs];
    open.texts.set(id, { beforeAge: Buffer.from(beforeAge), afterAge: Buffer.from(afterAge), patientId, others, from, until });
  }
  return version;
}

interface Selected {
  rows: readonly OpenRequest[];
  /** Returns the position of a request among the rows; null when it is not there. */
  find: (id: number) => number | null;
}

function selectRows({ requests }: OpenRequests, order: OpenOrder, sort: OpenSort, isShown?: (request: OpenRequest) => boolean): Selected {
  const all = order.get(sort);
  if (!isShown) return { rows: all, find: (id) => order.locate(sort, requests.get(id)) };
  const rows = all.filter(isShown);
  const find = (id: number) => {
    const position = rows.findIndex((request) => request.id === id);
    return position < 0 ? null : position;
  };
  return { rows, find };
}

/** Describes a page of the open requests from memory, and reads the rows that are missing there; undefined while they change too fast. */
export async function describeOpenPage(context: Context, scope: Scope, { sort, filter, limit, offset, after, locate }: OpenPage) {
  let wanted = scope.version;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const open = await getOpenRequests(context, scope.practiceId, wanted);
    const { version } = open;
    const current = await renewScope(context, scope, version);
    if (open.version !== version) continue;
    const now = context.clock.now();
    const order = open.getOrder(current.listed);
    const { rows, find } = selectRows(open, order, sort, filter && createOpenFilter(filter, current, now));
    // After a request that has left the list, it counts from the start.
    const start = ((after === undefined ? null : find(after)) ?? -1) + 1 + offset;
    const page = rows.slice(start, start + limit);
    const missing = page.filter(({ id }) => !isRight(open.texts.get(id), now.getTime())).map(({ id }) => id);
    if (missing.length > 0) {
      const read = await readTexts(context, current, open, missing);
      if (read !== version) {
        wanted = read ?? wanted;
        continue;
      }
    }
    const texts = page.map(({ id }) => open.texts.get(id)).filter((text) => text !== undefined);
    if (open.version !== version || texts.length < page.length) continue;
    noteRead(context.trail, texts);
    const times = page.map(({ requestedAt }) => new Date(Math.floor(requestedAt / 1_000)));
    const details: Omit<RequestRowsResponse, 'data' | 'version'> = {
      total: rows.length,
      options: { modality: order.listModalities(), location: [] },
      ...(locate === undefined ? {} : { position: find(locate) }),
    };
    const data = joinRows(texts, times, now);
    const untilOverdue = filter?.over24 ? countOverdue(order, now).changesAt : Infinity;
    const until = times.reduce((soonest, requestedAt) => Math.min(soonest, getNextAge(requestedAt, now)), untilOverdue);
    const format = (tag: string) =>
      Buffer.concat([Buffer.from('{"data":['), ...data, Buffer.from(`],${JSON.stringify({ ...details, version: tag }).slice(1)}`)]);
    return { version, until, format };
  }
  return undefined;
}
