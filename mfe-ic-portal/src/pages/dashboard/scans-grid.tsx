import { paths } from '@scanharbor/shared-contracts';
import { type DashboardScan } from '@scanharbor/shared-contracts/domain/portal-request';
import { DataTable, type TableStatus, useDataRows } from '@scanharbor/shared-ui/data-table';
import { Heading } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { idColumn } from '../../components/grid/request-columns';
import { useGridView } from '../../components/grid/use-grid-view';
import { useNotedWalk } from '../../components/grid/walk';
import { RejectButton } from '../../components/reject/reject-button';
import { texts } from '../../texts';
import { scanColumns } from './dashboard-columns';
import { GridHead } from './dashboard.styles';

const words = texts.dashboard;
const none: DashboardScan[] = [];
const pageSize = 10;

interface ScansGridProps {
  scans: readonly DashboardScan[] | undefined;
  status: TableStatus;
  onReject: (requestId: number) => void;
}

/** Scans available for scheduling; a row opens its test page, Reject only its dialog (IC-003, IC-005, IC-006). */
export function ScansGrid({ scans = none, status, onReject }: ScansGridProps) {
  const [view, setView] = useGridView(scanColumns);
  const prepared = useDataRows(scans, scanColumns, view, pageSize);
  useNotedWalk(texts.nav.dashboard, prepared.matching);
  return (
    <section>
      <GridHead>
        <Heading level={2} size="card">
          {words.scans}
        </Heading>
        <Link to={paths.activeRequests()}>{words.all}</Link>
      </GridHead>
      <DataTable
        caption={words.scans}
        captionHidden
        columns={scanColumns}
        idColumn={idColumn}
        rows={scans}
        rowId={({ requestId }) => String(requestId)}
        rowHref={({ requestId }) => paths.test(requestId)}
        actions={({ requestId }) => <RejectButton requestId={requestId} onPress={onReject} />}
        status={status}
        texts={{ empty: { title: words.noScans, text: words.noScansText }, failed: { title: words.failed } }}
        view={view}
        onViewChange={setView}
        pageSize={pageSize}
        prepared={prepared}
      />
    </section>
  );
}
