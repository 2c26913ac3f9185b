import { useReportQuery } from '@scanharbor/shared-contracts/api/ic-portal/reports';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { KeyFigures } from './key-figures';
import { formatZoneName } from '../../components/report/report-formats';
import { ReportFilters } from '../../components/report/report-filters';
import { RequestReports } from './request-reports';
import { RevenueReports } from './revenue-reports';
import { useReportPeriod } from '../../components/report/use-report-period';

const reportTexts = texts.reports;

/** /providers/reports: the numbers of the practice by month, each as a chart, a table and a file. */
function ReportsPage() {
  const filters = useReportPeriod();
  const { period } = filters;
  const { currentData: report, isError, refetch } = useReportQuery(period);
  return (
    <>
      <PageHead title={reportTexts.title}>
        <ReportFilters filters={filters} />
      </PageHead>
      {!report && (isError ? <LoadError title={reportTexts.failed} onRetry={() => void refetch()} /> : <Skeleton lines={12} />)}
      {report && (
        <Stack>
          <Text $size="note" $color="ink2">
            {reportTexts.zone(formatZoneName(report.timeZone))} {reportTexts.appointmentMonths}
          </Text>
          <KeyFigures report={report} />
          <RequestReports report={report} period={period} />
          <RevenueReports report={report} period={period} locations={filters.locations} />
        </Stack>
      )}
    </>
  );
}

export { ReportsPage as Page };
