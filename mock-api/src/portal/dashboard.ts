import { type DashboardResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type Context } from '../context';
import { stateConditions } from '../db/queries/request-states';
import { listRequestRows } from '../db/queries/requests';
import { countLists } from './counters';
import { describeRows } from './describe-rows';
import { type Scope } from './scope';

function describeScan(row: RequestRow): DashboardResponse['scans'][number] {
  const { TestRequestID, FirstName, LastName, Dob, FriendlyName, ScanTypeName, SelfPay, Budget, PolicyName, HoursOpened } = row;
  return { TestRequestID, FirstName, LastName, Dob, FriendlyName, ScanTypeName, SelfPay, Budget, PolicyName, HoursOpened };
}

function describeComment(row: RequestRow): DashboardResponse['comments'] {
  const { TestRequestID, FirstName, LastName, Dob, LastComment, LastCommentAuthor, LastCommentDT } = row;
  if (LastComment === null || LastCommentDT === null) return [];
  return [{ SRID: TestRequestID, FirstName, LastName, Dob, LastComment, LastCommentAuthor: LastCommentAuthor ?? '', LastCommentDT }];
}

const latestFirst = (a: { LastCommentDT: string }, b: { LastCommentDT: string }) => b.LastCommentDT.localeCompare(a.LastCommentDT);

/** Describes the requests to schedule, the last comment of each open or scheduled request, and the counters (SC-061). */
export async function describeDashboard(context: Context, scope: Scope): Promise<DashboardResponse> {
  const { db, clock } = context;
  const { listed } = scope;
  // Two queries, since one with `or` between the states would not use an index.
  const [open, scheduled, cardsData] = await Promise.all([
    listRequestRows(db, stateConditions.open(db, listed), 'newest'),
    listRequestRows(db, stateConditions.scheduled(db, listed, clock.now()), 'soonest'),
    countLists(context, scope),
  ]);
  const rows = await describeRows(context, scope, [...open, ...scheduled]);
  return {
    scans: rows.filter(({ AppointmentDate }) => AppointmentDate === null).map(describeScan),
    comments: rows.flatMap(describeComment).sort(latestFirst),
    cardsData,
  };
}
