import { type DashboardComment } from '@scanharbor/shared-contracts/domain/portal-request';
import { DataTable, type TableStatus } from '@scanharbor/shared-ui/data-table';
import { Heading } from '@scanharbor/shared-ui/theme';
import { GridBox } from '../../components/grid/grid-box';
import { idColumn } from '../../components/grid/request-columns';
import { useGridView } from '../../components/grid/use-grid-view';
import { texts } from '../../texts';
import { commentColumns } from './dashboard-columns';
import { GridHead } from './dashboard.styles';

const words = texts.dashboard;
const none: DashboardComment[] = [];

interface CommentsGridProps {
  comments: readonly DashboardComment[] | undefined;
  status: TableStatus;
  /** Address that opens all comments of a request. */
  hrefOf: (requestId: number) => string;
}

/** The last comment of each request; a row opens all of them (IC-004, IC-007). */
export function CommentsGrid({ comments = none, status, hrefOf }: CommentsGridProps) {
  const [view, setView] = useGridView(commentColumns, 'comments.');
  return (
    <GridBox as="section">
      <GridHead>
        <Heading level={2} size="card">
          {words.comments}
        </Heading>
      </GridHead>
      <DataTable
        caption={words.comments}
        captionHidden
        columns={commentColumns}
        idColumn={idColumn}
        rows={comments}
        rowId={({ requestId }) => String(requestId)}
        rowHref={({ requestId }) => hrefOf(requestId)}
        status={status}
        texts={{ empty: { title: words.noComments }, failed: { title: words.failed } }}
        view={view}
        onViewChange={setView}
        pageSize={8}
      />
    </GridBox>
  );
}
