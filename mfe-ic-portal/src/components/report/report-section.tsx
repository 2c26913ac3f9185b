import { type ReportPeriod } from '@scanharbor/shared-contracts/domain/report';
import { Button } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFileExport } from '../csv/use-file-export';
import { texts } from '../../texts';
import { ReportTable } from './report-table';
import { Sides } from './report.styles';
import { type ReportTableData, toCsvHeader, toCsvRows } from './report-table-data';

const reportTexts = texts.reports;

interface ReportSectionProps {
  title: string;
  /** What is counted. */
  text?: string;
  /** Shown instead of chart and table when there is nothing to count. */
  empty: string | false;
  table: ReportTableData;
  /** Names the file. */
  period: ReportPeriod;
  children: ReactNode;
}

/** A report: its chart, the table with the same numbers, and their export. */
export function ReportSection({ title, text, empty, table, period: { from, until }, children }: ReportSectionProps) {
  const id = useId();
  const { sending, exportFile } = useFileExport();
  const handleExport = () =>
    exportFile({
      list: `${title}, ${from} to ${until}`,
      fileName: `${title.toLowerCase().replaceAll(' ', '-')}-${from}-to-${until}.csv`,
      header: toCsvHeader(table),
      rows: toCsvRows(table),
    });
  return (
    <Card aria-labelledby={id} data-print="keep">
      <Stack>
        <Cluster $justify="space-between">
          <Heading level={2} size="card" id={id}>
            {title}
          </Heading>
          {!empty && (
            <Button saving={sending} aria-label={reportTexts.exportOf(title)} onClick={() => void handleExport()} data-print="hide">
              <Download size={16} aria-hidden="true" /> {texts.export.open}
            </Button>
          )}
        </Cluster>
        {text && (
          <Text $size="note" $color="ink2">
            {text}
          </Text>
        )}
        {empty ? (
          <EmptyState level={3} title={empty} />
        ) : (
          <Sides>
            {children}
            <ReportTable title={title} table={table} />
          </Sides>
        )}
      </Stack>
    </Card>
  );
}
