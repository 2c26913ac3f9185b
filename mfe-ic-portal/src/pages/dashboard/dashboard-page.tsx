import { paths } from '@scanharbor/shared-contracts';
import { useDashboardPageQuery, useLiveDashboard } from '@scanharbor/shared-contracts/api/ic-portal';
import { type DashboardComment, type DashboardScan } from '@scanharbor/shared-contracts/domain/portal-request';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { sortableCommentColumns, sortableScanColumns, writeSort } from '@scanharbor/shared-contracts/domain/request-list';
import { type DataTableModel, useDataTable, useViewParams } from '@scanharbor/shared-ui/data-table';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { type GridQuery, QueryGrid } from '../../components/grid/query-grid';
import { idColumn } from '../../components/grid/request-columns';
import { lazyDialog } from '../../components/lazy-dialog';
import { LastUpdated } from '../../components/live/last-updated';
import { NewRowsStatus } from '../../components/live/new-rows-status';
import { useStableRows } from '../../components/live/use-stable-rows';
import { useLogFailure } from '../../components/log-failure';
import { PageHead } from '../../components/page-head';
import { RejectDialog } from '../../components/reject/lazy-reject-dialog';
import { SideBySide } from '../../components/side-by-side';
import { useDialogParam } from '../../components/use-dialog-param';
import { texts } from '../../texts';
import { DashboardCards } from './dashboard-cards';
import { commentColumns, scanColumns } from './dashboard-columns';
import { GridHead } from './dashboard.styles';
import { ScansGrid } from './scans-grid';

const { comments: title, noComments: empty, failed } = texts.dashboard;

const rowId = ({ requestId }: { requestId: number }) => String(requestId);

const scansOnPage = 10;
const commentsOnPage = 8;
const noScans: DashboardScan[] = [];
const noComments: DashboardComment[] = [];

interface CommentsGridProps {
  grid: DataTableModel<DashboardComment>;
  query: GridQuery;
  /** URL that opens all comments of a request. */
  hrefOf: (requestId: number) => string;
}

/** The last comment of each request; a row opens all of them (IC-004, IC-007). */
function CommentsGrid({ grid, query, hrefOf }: CommentsGridProps) {
  return (
    <section>
      <GridHead $gap="space8" $align="baseline" $justify="space-between">
        <Heading level={2} size="card">
          {title}
        </Heading>
      </GridHead>
      <QueryGrid
        texts={{ title, empty, failed }}
        query={query}
        grid={grid}
        search={false}
        headingLevel={3}
        idColumn={idColumn}
        rowHref={({ requestId }) => hrefOf(requestId)}
      />
    </section>
  );
}

const CommentsDialog = lazyDialog(async () => (await import('../../components/comments/comments-dialog')).CommentsDialog);

/** /providers/dashboard: counters, scans to schedule, the newest comments (IC-001 to IC-018). */
function DashboardPage() {
  const [scanView, onScanViewChange] = useViewParams(scanColumns);
  const [commentView, onCommentViewChange] = useViewParams(commentColumns, 'comments.');
  const page = {
    limit: scansOnPage,
    offset: (scanView.page - 1) * scansOnPage,
    sort: writeSort(sortableScanColumns, scanView.sort),
    commentLimit: commentsOnPage,
    commentOffset: (commentView.page - 1) * commentsOnPage,
    commentSort: writeSort(sortableCommentColumns, commentView.sort),
  };
  const list = useDashboardPageQuery(page);
  const { data, isError, refetch, fulfilledTimeStamp, originalArgs } = list;
  useLogFailure(texts.dashboard.failed, list);
  useLiveDashboard(page);
  const comments = useDialogParam(paths.dashboard(), 'comments');
  const [rejecting, setRejecting] = useState<number>();
  const stable = useStableRows({ rows: data?.scans, isBackground: originalArgs?.background === true });
  const scans = useDataTable({
    columns: scanColumns,
    rows: stable.rows ?? noScans,
    rowId,
    view: scanView,
    onViewChange: onScanViewChange,
    pageSize: scansOnPage,
    rowCount: data?.counters.available ?? 0,
  });
  const lastComments = useDataTable({
    columns: commentColumns,
    rows: data?.comments ?? noComments,
    rowId,
    view: commentView,
    onViewChange: onCommentViewChange,
    pageSize: commentsOnPage,
    rowCount: data?.commentsTotal ?? 0,
  });
  const query = { isSuccess: data !== undefined, isError: false, refetch };

  return (
    <>
      <PageHead title={texts.dashboard.title}>
        <LastUpdated at={fulfilledTimeStamp} />
      </PageHead>
      {isError && !data ? (
        <LoadError title={texts.dashboard.failed} onRetry={() => void refetch()} />
      ) : (
        <>
          <DashboardCards counters={data?.counters} />
          <NewRowsStatus hasNewRows={stable.hasNewRows} onShow={stable.show} />
          <SideBySide $from={1200} $columns="minmax(0, 612fr) minmax(0, 360fr)" $isLoading={data === undefined}>
            <ScansGrid grid={scans} query={query} box={stable.box} onReject={setRejecting} />
            <CommentsGrid grid={lastComments} query={query} hrefOf={comments.hrefOf} />
          </SideBySide>
        </>
      )}
      {rejecting !== undefined && <RejectDialog requestId={rejecting} onClose={() => setRejecting(undefined)} />}
      {comments.open > 0 && <CommentsDialog requestId={comments.open} onClose={comments.close} />}
    </>
  );
}

export { DashboardPage as Page };
