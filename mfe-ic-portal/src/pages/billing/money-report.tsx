import { useMoneyQuery } from '@scanharbor/shared-contracts/api/billing';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { listMonths } from '@scanharbor/shared-contracts/domain/report';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { BarChart } from '../../components/chart/lazy-charts';
import { ReportFilters } from '../../components/report/report-filters';
import { formatAxisMonth, formatZoneName } from '../../components/report/report-formats';
import { ReportSection } from '../../components/report/report-section';
import { useReportPeriod } from '../../components/report/use-report-period';
import { texts } from '../../texts';
import { createMoneySeries, createMoneyTable } from './money-table';

const reportTexts = texts.reports;

/** Fees, deposits, refunds and payouts of the practice by month, over all lines of the ledger. */
export function MoneyReport() {
  const filters = useReportPeriod();
  const { period } = filters;
  const { currentData: money, isError, refetch } = useMoneyQuery(period);
  const months = listMonths(period.from, period.until);
  const series = createMoneySeries(money?.rows ?? [], months);
  const hasMoved = series.some(({ values }) => values.some((value) => value !== 0));
  return (
    <Stack>
      <ReportFilters filters={filters} />
      {!money && (isError ? <LoadError title={reportTexts.failed} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
      {money && (
        <ReportSection
          title={reportTexts.money}
          text={`${reportTexts.moneyText} ${reportTexts.zone(formatZoneName(money.timeZone))}`}
          empty={money.rows.length === 0 && reportTexts.noMoney}
          table={createMoneyTable(money.rows, months)}
          period={period}
        >
          {hasMoved ? (
            <BarChart
              label={reportTexts.chartOf(reportTexts.money)}
              categories={months}
              formatCategory={formatAxisMonth}
              formatValue={formatDollars}
              series={series}
            />
          ) : (
            <Text $color="ink2">{reportTexts.nothingMoved}</Text>
          )}
        </ReportSection>
      )}
    </Stack>
  );
}
