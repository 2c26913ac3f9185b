import { paths } from '@scanharbor/shared-contracts';
import { useDashboardQuery, useLive } from '@scanharbor/shared-contracts/api/ic-portal';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useState } from 'react';
import { ListChanged } from '../../components/live/list-changed';
import { UpdatedAgo } from '../../components/live/updated-ago';
import { useSteadyRows } from '../../components/live/use-steady-rows';
import { onDemand } from '../../components/late/on-demand';
import { PageHead } from '../../components/page-head';
import { RejectDialog } from '../../components/reject/late-reject-dialog';
import { SideBySide } from '../../components/side-by-side';
import { useOpenInUrl } from '../../components/use-open-in-url';
import { texts } from '../../texts';
import { CommentsGrid } from './comments-grid';
import { DashboardCards } from './dashboard-cards';
import { ScansGrid } from './scans-grid';

const CommentsDialog = onDemand(async () => (await import('../../components/comments/comments-dialog')).CommentsDialog);

/** /providers/dashboard: numbers, scans to schedule, the newest comments (IC-001 to IC-018). */
function DashboardPage() {
  const { data, isError, refetch, fulfilledTimeStamp, originalArgs } = useDashboardQuery();
  useLive('dashboard');
  const comments = useOpenInUrl(paths.dashboard(), 'comments');
  const [rejecting, setRejecting] = useState<number>();
  const steady = useSteadyRows({ rows: data?.scans, quiet: originalArgs?.background === true });
  const query = { isSuccess: data !== undefined, isError: false, refetch };

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
          <SideBySide $from={1200} $columns="minmax(0, 612fr) minmax(0, 360fr)">
            <ScansGrid scans={steady.rows} query={query} box={steady.box} onReject={setRejecting} />
            <CommentsGrid comments={data?.comments} query={query} hrefOf={comments.hrefOf} />
          </SideBySide>
        </>
      )}
      {rejecting !== undefined && <RejectDialog requestId={rejecting} onClose={() => setRejecting(undefined)} />}
      {comments.open > 0 && <CommentsDialog requestId={comments.open} onClose={comments.close} />}
    </>
  );
}

export { DashboardPage as Page };
