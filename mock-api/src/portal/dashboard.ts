import { readSort, type SortableColumn } from '@scanharbor/shared-contracts/domain/request-list';
import { type DashboardResponse, type icPortalRequestsWire } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type z } from 'zod';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { listLastNotes } from '../db/queries/request-counts';
import { listRequests } from '../db/queries/request-list';
import { requireComplete } from '../http/complete-list';
import { countLists } from './counters';
import { describeRows, getNextHour } from './describe-rows';
import { toSelection } from './list-scope';
import { type Scope } from './scope';

function describeScan(row: RequestRow): DashboardResponse['scans'][number] {
  const { TestRequestID, FirstName, LastName, Dob, FriendlyName, ScanTypeName, SelfPay, Budget, PolicyName, HoursOpened } = row;
  return { TestRequestID, FirstName, LastName, Dob, FriendlyName, ScanTypeName, SelfPay, Budget, PolicyName, HoursOpened };
}

type Query = z.output<(typeof icPortalRequestsWire)['GET ic-portal/dashboard']['query']>;

/** Describes the requests to schedule, the last comment of each open or scheduled request, and the counters (SC-061). */
export async function describeDashboard(context: Context, scope: Scope, query: Query) {
  const { db, clock, trail, limits } = context;
  const now = clock.now();
  const selection = toSelection(scope, now);
  const most = limits.completeList;
  const { limit = most + 1, offset = 0, sort, commentLimit = limit, commentOffset = 0, commentSort = '-comment' } = query;
  const scansSort = sort && readSort<SortableColumn>(sort);
  // The numbers come first: a change after them gives the response an outdated version, and the next call reads it again.
  const { cardsData, version, until } = await countLists(context, scope);
  const [scans, comments] = await context.readForStaff(() =>
    Promise.all([
      listRequests(db, { ...selection, list: 'open', maxOthers: 0, limit, offset, sort: scansSort }),
      listLastNotes(db, { ...selection, limit: commentLimit, offset: commentOffset, sort: readSort(commentSort) }),
    ]),
  );
  requireComplete(scans.rows, most);
  const commentRows = requireComplete(comments.rows ?? [], most);
  noteRead(trail, commentRows);
  const body: DashboardResponse = {
    scans: describeRows(context, scope, scans.rows).map(describeScan),
    comments: commentRows.map(({ id, firstName, lastName, dob, text, author, at }) => ({
      SRID: id,
      FirstName: firstName,
      LastName: lastName,
      Dob: dob,
      LastComment: text,
      LastCommentAuthor: author,
      LastCommentDT: new Date(at).toISOString(),
    })),
    cardsData,
    ...(query.limit === undefined ? {} : { commentsTotal: comments.total }),
  };
  return { body, version, until: Math.min(until, getNextHour(scans.rows, now)) };
}
