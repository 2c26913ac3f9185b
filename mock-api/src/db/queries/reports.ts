import { rejectReasons } from '@scanharbor/shared-contracts/domain/reject-reasons';
import { type PracticeReport, type RevenueRow } from '@scanharbor/shared-contracts/domain/report';
import { type MoneyRowResponse } from '@scanharbor/shared-contracts/wire/billing';
import { type SQL, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { ids, readJson, value } from './list-statement';

/** The rows of a report: months 'YYYY-MM' in a zone, the second one exclusive, at these locations. */
export interface ReportSelection {
  locationIds: number[];
  timeZone: string;
  from: string;
  before: string;
  now: Date;
}

const listed = ids('listed');
const zone = sql`${value('zone')}::text`;
const text = (name: string) => sql`${value(name)}::text`;
const startOf = (name: string) => sql`((${text(name)} || '-01')::timestamp at time zone ${zone})`;

/** The month of an instant in the zone of the report. */
const monthOf = (instant: SQL) => sql`to_char(${instant} at time zone ${zone}, 'YYYY-MM')`;
const isInPeriod = (instant: SQL) => sql`${instant} >= ${startOf('from')} and ${instant} < ${startOf('before')}`;

/** Appointments of the period by their wall-clock time, whose time has come and that were not canceled. */
const hasCome = sql`a.location_id = ${listed} and a.cancelled_at is null and a.start >= ${text('from')} and a.start < ${text('before')}
  and a.starts_at <= ${value('now')}::timestamp with time zone`;

const list = (fields: SQL, rows: SQL) => sql`coalesce((select json_agg(json_build_object(${fields})) from (${rows}) listed), '[]'::json)`;

const read = <Result>(db: Database, name: string, build: () => SQL, selection: ReportSelection): Promise<Result> =>
  readJson(db, name, build as () => SQL<Result>, {
    listed: selection.locationIds.join(','),
    zone: selection.timeZone,
    from: selection.from,
    before: selection.before,
    now: selection.now.toISOString(),
  });

/** Counts the requests that reached one of the locations, also those that were rejected, booked or withdrawn since. */
export const countRequestsByMonth = (db: Database, selection: ReportSelection): Promise<PracticeReport['requests']> =>
  read(
    db,
    'report requests',
    () =>
      list(
        sql`'month', month, 'requests', requests`,
        sql`select ${monthOf(sql`r.requested_at`)} as month, count(*) as requests from requests r
          where ${isInPeriod(sql`r.requested_at`)}
            and (exists (select from request_locations e where e.request_id = r.id and e.location_id = ${listed})
              or exists (select from appointments a where a.request_id = r.id and a.location_id = ${listed}))
          group by 1 order by 1`,
      ),
    selection,
  );

/** Computes how long requests waited for their first booking at the locations; a request that was sent again waits from then on. */
export const measureTimeToBooking = (
  db: Database,
  selection: ReportSelection,
): Promise<(Omit<PracticeReport['timeToBooking']['months'][number], 'month'> & { month: string | null })[]> =>
  read(
    db,
    'report time to booking',
    () =>
      list(
        sql`'month', month, 'bookings', bookings, 'medianHours', hours[1], 'p90Hours', hours[2]`,
        sql`select month, count(*) as bookings, percentile_cont(array[0.5, 0.9]) within group (order by hours) as hours
          from (select ${monthOf(sql`first.at`)} as month, extract(epoch from first.at - r.requested_at)::double precision / 3600 as hours
            from (select a.request_id, min(a.booked_at) as at from appointments a join requests q on q.id = a.request_id
              where a.location_id = ${listed} and a.booked_at >= q.requested_at group by a.request_id) first
            join requests r on r.id = first.request_id where ${isInPeriod(sql`first.at`)}) booked
          group by grouping sets ((month), ()) order by month`,
      ),
    selection,
  );

const reasons = sql.join(
  rejectReasons.map((reason) => sql`${sql.raw(`'${reason.replaceAll("'", "''")}'`)}`),
  sql`, `,
);

/**
 * Counts the requests that a location declined, most frequent reason first, those in words only last; several locations that decline alike
 * count once.
 */
export const countDeclined = (db: Database, selection: ReportSelection): Promise<PracticeReport['declined']> =>
  read(
    db,
    'report declined',
    () =>
      list(
        sql`'reason', reason, 'requests', requests`,
        sql`select coalesce(c.reason, '') as reason, count(distinct e.request_id) as requests from request_locations e
          left join unnest(array[${reasons}]) c(reason) on e.reject_reason = c.reason or starts_with(e.reject_reason, c.reason || ': ')
          where e.location_id = ${listed} and ${isInPeriod(sql`e.rejected_at`)}
          group by 1 order by requests desc, coalesce(c.reason, '') = '', reason`,
      ),
    selection,
  );

/** Counts appointments and no-shows by the month of the appointment. */
export const countAttendance = (db: Database, selection: ReportSelection): Promise<PracticeReport['attendance']> =>
  read(
    db,
    'report attendance',
    () =>
      list(
        sql`'month', month, 'appointments', appointments, 'noShows', no_shows`,
        sql`select left(a.start, 7) as month, count(*) as appointments, count(a.no_show_at) as no_shows
          from appointments a where ${hasCome} group by 1 order by 1`,
      ),
    selection,
  );

/** Sums the exams that took place and what self-pay patients pay for them at the desk. */
export const sumRevenue = (db: Database, selection: ReportSelection): Promise<RevenueRow[]> =>
  read(
    db,
    'report revenue',
    () =>
      list(
        sql`'month', month, 'locationId', location_id, 'modality', modality, 'exams', exams, 'selfPayExams', self_pay, 'dollars', dollars`,
        sql`select left(a.start, 7) as month, a.location_id, t.value as modality, count(*) as exams,
            count(*) filter (where r.self_pay) as self_pay,
            coalesce(sum(coalesce(a.budget, r.budget)) filter (where r.self_pay), 0) as dollars
          from appointments a join requests r on r.id = a.request_id
          join scan_services s on s.id = r.scan_service_id join scan_types t on t.id = s.scan_type_id
          where ${hasCome} and a.no_show_at is null group by 1, 2, 3 order by 1, 2, 3`,
      ),
    selection,
  );

const sumOf = (kind: string, when: SQL) => sql`coalesce(sum(amount_cents) filter (where kind = ${sql.raw(`'${kind}'`)} and ${when}), 0)`;
const isPaid = sql`state = 'paid'`;
const isOpen = sql`state in ('kept', 'waiting', 'unknown')`;

/** Sums fees by the month of the booking, and the lines of the ledger by their own month, in cents. */
export const sumMoneyByMonth = (db: Database, selection: ReportSelection): Promise<MoneyRowResponse[]> =>
  read(
    db,
    'report money',
    () =>
      list(
        sql`'month', month, 'location_id', location_id, 'fee_cents', fees, 'deposit_cents', deposits, 'refund_cents', refunds,
          'open_cents', open`,
        sql`select month, location_id, ${sumOf('fee', sql`true`)} as fees, ${sumOf('deposit', isPaid)} as deposits,
            ${sumOf('refund', isPaid)} as refunds, ${sumOf('deposit', isOpen)} - ${sumOf('refund', isOpen)} as open
          from (select ${monthOf(sql`p.at`)} as month, p.location_id, p.kind, p.state, p.amount_cents from payments p
              where p.location_id = ${listed} and ${isInPeriod(sql`p.at`)}
            union all
            select ${monthOf(sql`a.booked_at`)}, a.location_id, 'fee', '', a.fee * 100 from appointments a
              where a.location_id = ${listed} and a.fee > 0 and ${isInPeriod(sql`a.booked_at`)}) money
          group by month, location_id order by month, location_id`,
      ),
    selection,
  );
