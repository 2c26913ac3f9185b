import { type CivilMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { type PracticeReport, type RevenueRow } from '@scanharbor/shared-contracts/domain/report';
import { type Series, sortSeries } from '../../components/chart/series';
import { formatCount, formatHours, formatPercent } from '../../components/report/report-formats';
import { monthName, type ReportTableData, sum } from '../../components/report/report-table-data';
import { texts } from '../../texts';

const reportTexts = texts.reports;

const asCount = (header: string) => ({ header, format: formatCount });
const asHours = (header: string) => ({ header, format: formatHours, unit: reportTexts.inHours });

/** Finds the entry of each month; undefined where a month has none. */
const byMonth = <Row extends { month: CivilMonth }>(months: readonly CivilMonth[], rows: readonly Row[]) =>
  months.map((month) => ({ name: month, row: rows.find((row) => row.month === month) }));

/** Requests of each month. */
export function createRequestTable({ requests }: PracticeReport, months: readonly CivilMonth[]): ReportTableData {
  const rows = byMonth(months, requests).map(({ name, row }) => ({ name, values: [row?.requests ?? 0] }));
  return { name: monthName, columns: [asCount(reportTexts.requests)], rows, total: [sum(requests.map((row) => row.requests))] };
}

/** Times to booking of each month, with those of the entire period at the end. */
export function createTimeTable(
  { timeToBooking: { months: rows, period } }: PracticeReport,
  months: readonly CivilMonth[],
): ReportTableData {
  return {
    name: monthName,
    columns: [asCount(reportTexts.bookings), asHours(reportTexts.median), asHours(reportTexts.p90)],
    rows: byMonth(months, rows).map(({ name, row }) => ({
      name,
      values: [row?.bookings ?? 0, row?.medianHours ?? null, row?.p90Hours ?? null],
    })),
    total: [period.bookings, period.medianHours, period.p90Hours],
  };
}

/** Declined requests by reason; a request that was declined for two reasons is in both rows, so there is no total. */
export function createDeclinedTable({ declined }: PracticeReport): ReportTableData {
  return {
    name: { header: reportTexts.reason, format: (reason) => reason || reportTexts.ownWords },
    columns: [asCount(reportTexts.requests)],
    rows: declined.map(({ reason, requests }) => ({ name: reason, values: [requests] })),
  };
}

const getShare = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Appointments and no-shows of each month. */
export function createAttendanceTable({ attendance }: PracticeReport, months: readonly CivilMonth[]): ReportTableData {
  const toValues = (appointments: number, noShows: number) => [appointments, noShows, getShare(noShows, appointments)];
  return {
    name: monthName,
    columns: [asCount(reportTexts.appointments), asCount(reportTexts.noShows), { header: reportTexts.share, format: formatPercent }],
    rows: byMonth(months, attendance).map(({ name, row }) => ({ name, values: toValues(row?.appointments ?? 0, row?.noShows ?? 0) })),
    total: toValues(sum(attendance.map((row) => row.appointments)), sum(attendance.map((row) => row.noShows))),
  };
}

/** The revenue of each month in dollars as a series for each value of `getKey`, a modality or a location; the largest first. */
export function createRevenueSeries(
  revenue: readonly RevenueRow[],
  months: readonly CivilMonth[],
  getKey: (row: RevenueRow) => string,
): Series[] {
  const keys = [...new Set(revenue.filter(({ selfPayExams }) => selfPayExams > 0).map(getKey))];
  const series = keys.map((key) => ({
    id: key,
    label: key,
    values: months.map((month) => sum(revenue.filter((row) => row.month === month && getKey(row) === key).map(({ dollars }) => dollars))),
  }));
  return sortSeries(series);
}
