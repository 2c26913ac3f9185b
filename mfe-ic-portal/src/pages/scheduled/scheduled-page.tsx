import { useLiveList, useScheduledTestsQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { Button } from '@scanharbor/shared-ui/button';
import { useState } from 'react';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { lazyDialog } from '../../components/lazy-dialog';
import { texts } from '../../texts';

const CancelDialog = lazyDialog(async () => (await import('../../components/cancel/cancel-dialog')).CancelDialog);

const { request, modality, test, patient, appointment, location, comment, payment } = requestColumns;
const columns = [request, modality, test, patient, appointment, location, comment, payment];

/** /providers/scheduled: upcoming appointments, each with a cancel button (IC-040 to IC-043). */
function ScheduledPage() {
  const list = useScheduledTestsQuery();
  useLiveList('scheduledTests');
  const [canceling, setCanceling] = useState<number>();
  return (
    <>
      <RequestGrid
        texts={texts.scheduled}
        list={list}
        columns={columns}
        actions={({ requestId }) => (
          <Button variant="danger-outline" aria-label={texts.grid.cancelOf(requestId)} onClick={() => setCanceling(requestId)}>
            {texts.grid.cancel}
          </Button>
        )}
      />
      {canceling !== undefined && <CancelDialog requestId={canceling} onClose={() => setCanceling(undefined)} />}
    </>
  );
}

export { ScheduledPage as Page };
