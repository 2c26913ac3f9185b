import { useLive, useScheduledTestsQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { Button } from '@scanharbor/shared-ui/button';
import { useState } from 'react';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { onDemand } from '../../components/late/on-demand';
import { texts } from '../../texts';

const CancelDialog = onDemand(async () => (await import('../../components/cancel/cancel-dialog')).CancelDialog);

const { request, modality, test, patient, appointment, location, comment, payment } = requestColumns;
const columns = [request, modality, test, patient, appointment, location, comment, payment];

/** /providers/scheduled: coming appointments, each with its way to cancel it (IC-040 to IC-043). */
function ScheduledPage() {
  const list = useScheduledTestsQuery();
  useLive('scheduledTests');
  const [cancelling, setCancelling] = useState<number>();
  return (
    <>
      <RequestGrid
        words={texts.scheduled}
        list={list}
        columns={columns}
        actions={({ requestId }) => (
          <Button variant="danger-outline" aria-label={texts.grid.cancelOf(requestId)} onClick={() => setCancelling(requestId)}>
            {texts.grid.cancel}
          </Button>
        )}
      />
      {cancelling !== undefined && <CancelDialog requestId={cancelling} onClose={() => setCancelling(undefined)} />}
    </>
  );
}

export { ScheduledPage as Page };
