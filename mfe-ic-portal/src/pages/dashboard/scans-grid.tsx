import { paths } from '@scanharbor/shared-contracts';
import { type DashboardScan } from '@scanharbor/shared-contracts/domain/portal-request';
import { Heading } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { type GridBoxProps, type Query, QueryGrid } from '../../components/grid/query-grid';
import { idColumn } from '../../components/grid/request-columns';
import { useGrid } from '../../components/grid/use-grid';
import { useNotedWalk } from '../../components/grid/walk';
import { RejectButton } from '../../components/reject/reject-button';
import { texts } from '../../texts';
import { scanColumns } from './dashboard-columns';
import { GridHead } from './dashboard.styles';

const { scans: title, all, noScans: empty, noScansText: emptyText, failed } = texts.dashboard;

interface ScansGridProps {
  scans: readonly DashboardScan[] | undefined;
  query: Query;
  box: GridBoxProps;
  onReject: (requestId: number) => void;
}

/** Scans available for scheduling; a row opens its test page, Reject only its dialog (IC-003, IC-005, IC-006). */
export function ScansGrid({ scans, query, box, onReject }: ScansGridProps) {
  const grid = useGrid(scanColumns, scans, { pageSize: 10 });
  useNotedWalk(texts.nav.dashboard, grid.prepared.matching);
  return (
    <section>
      <GridHead $gap="space8" $align="baseline" $justify="space-between">
        <Heading level={2} size="card">
          {title}
        </Heading>
        <Link to={paths.activeRequests()}>{all}</Link>
      </GridHead>
      <QueryGrid
        words={{ title, empty, emptyText, failed }}
        query={query}
        grid={grid}
        search={false}
        headingLevel={3}
        box={box}
        idColumn={idColumn}
        rowId={({ requestId }) => String(requestId)}
        rowHref={({ requestId }) => paths.test(requestId)}
        actions={({ requestId }) => <RejectButton requestId={requestId} onPress={onReject} />}
      />
    </section>
  );
}
