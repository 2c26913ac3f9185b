import { paths } from '@scanharbor/shared-contracts';
import { type DashboardScan } from '@scanharbor/shared-contracts/domain/portal-request';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { type DataTableModel } from '@scanharbor/shared-ui/data-table';
import { Heading } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { type GridBoxProps, type GridQuery, QueryGrid } from '../../components/grid/query-grid';
import { idColumn } from '../../components/grid/request-columns';
import { useRecordListOrder } from '../../components/grid/list-navigation';
import { RowActions } from '../../components/grid/row-actions';
import { RejectButton } from '../../components/reject/reject-button';
import { texts } from '../../texts';
import { GridHead } from './dashboard.styles';

const { scans: title, all, noScans: empty, noScansText: emptyText, failed } = texts.dashboard;

interface ScansGridProps {
  grid: DataTableModel<DashboardScan>;
  query: GridQuery;
  box: GridBoxProps;
  onReject: (requestId: number) => void;
}

/** Scans available for scheduling; a row opens its test page, Reject only its dialog (IC-003, IC-005, IC-006). */
export function ScansGrid({ grid, query, box, onReject }: ScansGridProps) {
  useRecordListOrder(texts.nav.dashboard, grid.matching);
  return (
    <section>
      <GridHead $gap="space8" $align="baseline" $justify="space-between">
        <Heading level={2} size="card">
          {title}
        </Heading>
        <Link to={paths.activeRequests()}>{all}</Link>
      </GridHead>
      <QueryGrid
        texts={{ title, empty, emptyText, failed }}
        query={query}
        grid={grid}
        search={false}
        headingLevel={3}
        box={box}
        idColumn={idColumn}
        rowHref={({ requestId }) => paths.test(requestId)}
        actions={({ requestId }) => (
          <RowActions $inline>
            <ButtonLink $variant="secondary" to={paths.activeRequests({ requestId, book: 1 })} aria-label={texts.grid.bookOf(requestId)}>
              {texts.grid.book}
            </ButtonLink>
            <RejectButton requestId={requestId} onReject={onReject} />
          </RowActions>
        )}
      />
    </section>
  );
}
