import { listMonths, type PracticeReport, type ReportPeriod } from '@scanharbor/shared-contracts/domain/report';
import { BarChart, LineChart, RankingChart } from '../../components/chart/lazy-charts';
import { texts } from '../../texts';
import { formatAxisMonth, formatCount, formatHours } from '../../components/report/report-formats';
import { ReportSection } from '../../components/report/report-section';
import { type ReportTableData } from '../../components/report/report-table-data';
import { createAttendanceTable, createDeclinedTable, createRequestTable, createTimeTable } from './report-tables';

const reportTexts = texts.reports;

const listColumn = ({ rows }: ReportTableData, column: number) => rows.map(({ values }) => values[column] ?? null);
const listCounts = (table: ReportTableData, column: number) => listColumn(table, column).map((value) => value ?? 0);

/** Requests, the time until they are booked, those that were declined, and no-shows. */
export function RequestReports({ report, period }: { report: PracticeReport; period: ReportPeriod }) {
  const months = listMonths(period.from, period.until);
  const axis = { categories: months, formatCategory: formatAxisMonth };
  const requests = createRequestTable(report, months);
  const times = createTimeTable(report, months);
  const declined = createDeclinedTable(report);
  const attendance = createAttendanceTable(report, months);
  const noShows = listCounts(attendance, 1);
  return (
    <>
      <ReportSection
        title={reportTexts.requests}
        empty={report.requests.length === 0 && reportTexts.noRequests}
        table={requests}
        period={period}
      >
        <BarChart
          {...axis}
          label={reportTexts.chartOf(reportTexts.requests)}
          series={[{ id: 'requests', label: reportTexts.requests, values: listCounts(requests, 0) }]}
          formatValue={formatCount}
          isWhole
        />
      </ReportSection>
      <ReportSection
        title={reportTexts.timeToBooking}
        text={`${reportTexts.timeText} ${reportTexts.p90}: ${reportTexts.p90Hint}`}
        empty={report.timeToBooking.period.bookings === 0 && reportTexts.noBookings}
        table={times}
        period={period}
      >
        <LineChart
          {...axis}
          label={reportTexts.chartOf(reportTexts.timeToBooking)}
          series={[
            { id: 'median', label: reportTexts.median, values: listColumn(times, 1) },
            { id: 'p90', label: reportTexts.p90, values: listColumn(times, 2) },
          ]}
          formatValue={formatHours}
          formatTick={(hours) => reportTexts.hours(formatCount(hours))}
        />
      </ReportSection>
      <ReportSection
        title={reportTexts.declined}
        text={reportTexts.declinedText}
        empty={report.declined.length === 0 && reportTexts.noDeclined}
        table={declined}
        period={period}
      >
        <RankingChart
          label={reportTexts.chartOf(reportTexts.declined)}
          rows={declined.rows.map(({ name, values }) => ({ label: declined.name.format(name), value: values[0] ?? 0 }))}
          formatValue={formatCount}
        />
      </ReportSection>
      <ReportSection
        title={reportTexts.noShows}
        text={reportTexts.noShowsText}
        empty={report.attendance.length === 0 && reportTexts.noAppointments}
        table={attendance}
        period={period}
      >
        <BarChart
          {...axis}
          label={reportTexts.chartOf(reportTexts.noShows)}
          series={[
            { id: 'kept', label: reportTexts.kept, values: listCounts(attendance, 0).map((all, index) => all - (noShows[index] ?? 0)) },
            { id: 'noShows', label: reportTexts.noShows, values: noShows },
          ]}
          formatValue={formatCount}
          isWhole
        />
      </ReportSection>
    </>
  );
}
