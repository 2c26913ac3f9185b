import { paths } from '@scanharbor/shared-contracts';
import { useDashboardQuery, useLive } from '@scanharbor/shared-contracts/api/ic-portal';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListChanged } from '../../components/live/list-changed';
import { UpdatedAgo } from '../../components/live/updated-ago';
import { useSteadyRows } from '../../components/live/use-steady-rows';
import { onDemand } from '../../components/late/on-demand';
import { PageHead } from '../../components/page-head';
import { RejectDialog } from '../../components/reject/late-reject-dialog';
import { texts } from '../../texts';
import { CommentsGrid } from './comments-grid';
import { DashboardCards } from './dashboard-cards';
import { Columns } from './dashboard.styles';
import { ScansGrid } from './scans-grid';

const CommentsDialog = onDemand(async () => (await import('../../components/comments/comments-dialog')).CommentsDialog);

/** The parameter that names the request whose comments are open. */
const commentsParam = 'comments';

/** /providers/dashboard: numbers, scans to schedule, the newest comments (IC-001 to IC-018). */
function DashboardPage() {
  const { data, isError, refetch, fulfilledTimeStamp, originalArgs } = useDashboardQuery();
  useLive('dashboard');
  const [params, setParams] = useSearchParams();
  const [rejecting, setRejecting] = useState<number>();
  const steady = useSteadyRows({ rows: data?.scans, quiet: originalArgs?.background === true });
  const commentsOf = Number(params.get(commentsParam) ?? 0);
  const query = { isSuccess: data !== undefined, isError: false, refetch };

  const commentsHref = (requestId: number) => {
    const next = new URLSearchParams(params);
    next.set(commentsParam, String(requestId));
    return `${paths.dashboard()}?${next.toString()}`;
  };
  const closeComments = () => {
    const next = new URLSearchParams(params);
    next.delete(commentsParam);
    setParams(next, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <PageHead title={texts.dashboard.title}>
        <UpdatedAgo at={fulfilledTimeStamp} />
      </PageHead>
      {isError && !data ? (
        <LoadError title={texts.dashboard.failed} onRetry={() => void refetch()} />
      ) : (
        <>
          <DashboardCards counters={data?.counters} />
          <ListChanged waits={steady.waits} onShow={steady.show} />
          <Columns>
            <ScansGrid scans={steady.rows} query={query} box={steady.box} onReject={setRejecting} />
            <CommentsGrid comments={data?.comments} query={query} hrefOf={commentsHref} />
          </Columns>
        </>
      )}
      {rejecting !== undefined && <RejectDialog requestId={rejecting} onClose={() => setRejecting(undefined)} />}
      {commentsOf > 0 && <CommentsDialog requestId={commentsOf} onClose={closeComments} />}
    </>
  );
}

export { DashboardPage as Page };
