import { shiftMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { formatMonth } from '@scanharbor/shared-contracts/domain/date-formats';
import { isReportPeriod, maxReportMonths, type ReportPeriod } from '@scanharbor/shared-contracts/domain/report';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { type ReportResponse } from '@scanharbor/shared-contracts/wire/ic-portal/reports';
import { type Context } from '../context';
import { findPractice } from '../db/queries/practices';
import {
  countAttendance,
  countDeclined,
  countRequestsByMonth,
  measureTimeToBooking,
  type ReportSelection,
  sumRevenue,
} from '../db/queries/reports';
import { errors } from '../http/errors';
import { type Scope } from '../portal/scope';
import { texts } from '../texts';
import { requireOwnLocation } from './locations';

/**
 * Selects the rows of a report, and names its period in the audit trail: one location or all of the practice, whatever location the portal
 * is limited to. Months are those of the location's zone or, for all, of the primary location's.
 */
export async function selectReport({ db, clock, trail }: Context, scope: Scope, period: ReportPeriod): Promise<ReportSelection> {
  if (!isReportPeriod(period)) throw errors.badRequest(texts.reportPeriod(maxReportMonths));
  const { from, until, locationId } = period;
  trail.subject = `${formatMonth(from)} to ${formatMonth(until)}`;
  const one = locationId === undefined ? undefined : requireOwnLocation(scope, locationId);
  const primaryId = one ? undefined : (await findPractice(db, scope.practiceId))?.primaryLocationId;
  const zoned = one ?? scope.locations.get(primaryId ?? 0) ?? [...scope.locations.values()][0];
  return {
    locationIds: one ? [one.id] : [...scope.locations.keys()],
    timeZone: zoned?.timeZone ?? defaultTimeZone,
    from,
    before: shiftMonth(until, 1),
    now: clock.now(),
  };
}

/** Describes the numbers of the practice in a period, computed over all of its rows. */
export async function describeReport(context: Context, scope: Scope, period: ReportPeriod): Promise<ReportResponse> {
  const { db } = context;
  const selection = await selectReport(context, scope, period);
  const times = await measureTimeToBooking(db, selection);
  const none = { bookings: 0, medianHours: null, p90Hours: null };
  return {
    timeZone: selection.timeZone,
    requests: [...(await countRequestsByMonth(db, selection))],
    timeToBooking: {
      months: times.flatMap(({ month, ...values }) => (month === null ? [] : [{ month, ...values }])),
      period: times.flatMap(({ month, ...values }) => (month === null ? [values] : []))[0] ?? none,
    },
    declined: [...(await countDeclined(db, selection))],
    attendance: [...(await countAttendance(db, selection))],
    revenue: await sumRevenue(db, selection),
  };
}
