import { type DashboardAnswer } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type Context } from '../context';
import { countRequests } from './counters';
import { describeRows } from './describe-rows';
import { findRows } from './find-rows';
import { type Scope } from './scope';
import { stateConditions } from './states';

function describeScan(row: RequestRow): DashboardAnswer['scans'][number] {
  const { TestRequestID, FirstName, LastName, Dob, FriendlyName, ScanTypeName, SelfPay, Budget, PolicyName, HoursOpened } = row;
  return { TestRequestID, FirstName, LastName, Dob, FriendlyName, ScanTypeName, SelfPay, Budget, PolicyName, HoursOpened };
}

function describeComment(row: RequestRow): DashboardAnswer['comments'] {
  const { TestRequestID, FirstName, LastName, Dob, LastComment, LastCommentAuthor, LastCommentDT } = row;
  if (LastComment === null || LastCommentDT === null) return [];
  return [{ SRID: TestRequestID, FirstName, LastName, Dob, LastComment, LastCommentAuthor: LastCommentAuthor ?? '', LastCommentDT }];
}

const latestFirst = (a: { LastCommentDT: string }, b: { LastCommentDT: string }) => b.LastCommentDT.localeCompare(a.LastCommentDT);

/** Requests to schedule, the last comment of each request that is still on the way, and the numbers (SC-061). */
export async function describeDashboard(context: Context, scope: Scope): Promise<DashboardAnswer> {
  const { db, clock } = context;
  const { listed } = scope;
  // Two queries: one with `or` between the states would not use an index.
  const [open, scheduled, cardsData] = await Promise.all([
    findRows(db, stateConditions.open(db, listed), 'newest'),
    findRows(db, stateConditions.scheduled(db, listed, clock.now()), 'soonest'),
    countRequests(context, scope),
  ]);
  const rows = await describeRows(context, scope, [...open, ...scheduled]);
  return {
    scans: rows.filter(({ AppointmentDate }) => AppointmentDate === null).map(describeScan),
    comments: rows.flatMap(describeComment).sort(latestFirst),
    cardsData,
  };
}
