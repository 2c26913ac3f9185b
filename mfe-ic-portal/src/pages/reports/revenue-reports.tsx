import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { listMonths, type PracticeReport, type ReportPeriod, type RevenueRow } from '@scanharbor/shared-contracts/domain/report';
import { BarChart } from '../../components/chart/lazy-charts';
import { limitSeries } from '../../components/chart/series';
import { texts } from '../../texts';
import { formatAxisMonth } from '../../components/report/report-formats';
import { ReportSection } from '../../components/report/report-section';
import { createSeriesTable, sum } from '../../components/report/report-table-data';
import { createRevenueSeries } from './report-tables';

const reportTexts = texts.reports;

interface RevenueReportsProps {
  report: PracticeReport;
  period: ReportPeriod;
  locations: readonly { id: string; name: string }[];
}

/** What self-pay patients paid at the desk, by modality and by location. */
export function RevenueReports({ report: { revenue }, period, locations }: RevenueReportsProps) {
  const months = listMonths(period.from, period.until);
  const insured = sum(revenue.map(({ exams, selfPayExams }) => exams - selfPayExams));
  const nameLocation = ({ locationId }: RevenueRow) => locations.find(({ id }) => Number(id) === locationId)?.name ?? `#${locationId}`;
  const splits = [
    { title: reportTexts.byModality, text: reportTexts.revenueText(insured), getKey: ({ modality }: RevenueRow) => modality },
    { title: reportTexts.byLocation, getKey: nameLocation },
  ];
  return splits.map(({ title, text, getKey }) => {
    const series = createRevenueSeries(revenue, months, getKey);
    return (
      <ReportSection
        key={title}
        title={title}
        text={text}
        empty={series.length === 0 && reportTexts.noRevenue}
        table={createSeriesTable(series, months)}
        period={period}
      >
        <BarChart
          label={reportTexts.chartOf(title)}
          categories={months}
          formatCategory={formatAxisMonth}
          formatValue={formatDollars}
          series={limitSeries(series, reportTexts.rest)}
        />
      </ReportSection>
    );
  });
}
