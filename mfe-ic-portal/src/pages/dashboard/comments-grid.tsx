import { type DashboardComment } from '@scanharbor/shared-contracts/domain/portal-request';
import { Heading } from '@scanharbor/shared-ui/theme';
import { type Query, QueryGrid } from '../../components/grid/query-grid';
import { idColumn } from '../../components/grid/request-columns';
import { useGrid } from '../../components/grid/use-grid';
import { texts } from '../../texts';
import { commentColumns } from './dashboard-columns';
import { GridHead } from './dashboard.styles';

const { comments: title, noComments: empty, failed } = texts.dashboard;

interface CommentsGridProps {
  comments: readonly DashboardComment[] | undefined;
  query: Query;
  /** Address that opens all comments of a request. */
  hrefOf: (requestId: number) => string;
}

/** The last comment of each request; a row opens all of them (IC-004, IC-007). */
export function CommentsGrid({ comments, query, hrefOf }: CommentsGridProps) {
  const grid = useGrid(commentColumns, comments, { pageSize: 8, prefix: 'comments.' });
  return (
    <section>
      <GridHead $gap="space8" $align="baseline" $justify="space-between">
        <Heading level={2} size="card">
          {title}
        </Heading>
      </GridHead>
      <QueryGrid
        words={{ title, empty, failed }}
        query={query}
        grid={grid}
        search={false}
        headingLevel={3}
        idColumn={idColumn}
        rowId={({ requestId }) => String(requestId)}
        rowHref={({ requestId }) => hrefOf(requestId)}
      />
    </section>
  );
}
