import { paths } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { useState } from 'react';
import { ManageAppointment } from '../../components/booking/lazy-manage-appointment';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { useLastCounters } from '../../components/views/use-last-counters';
import { texts } from '../../texts';

const { request, modality, test, patient, appointment, location, comment, payment } = requestColumns;
const columns = [request, modality, test, patient, appointment, location, comment, payment];
const bulkActions = ['export', 'labels'] as const;

/** /providers/history: completed tests, each with what was recorded on its day (IC-044 to IC-047). */
function HistoryPage() {
  const counters = useLastCounters();
  const [managing, setManaging] = useState<number>();
  return (
    <>
      <RequestGrid
        texts={texts.history}
        list="completedPage"
        columns={columns}
        bulk={bulkActions}
        builtIn={[{ id: 'all', label: texts.views.allCompleted, to: paths.history(), count: counters?.completed }]}
        current="all"
        actions={({ requestId }) => (
          <Button aria-label={texts.appointment.manageOf(requestId)} onClick={() => setManaging(requestId)}>
            {texts.appointment.manage}
          </Button>
        )}
      />
      {managing !== undefined && <ManageAppointment requestId={managing} onClose={() => setManaging(undefined)} />}
    </>
  );
}

export { HistoryPage as Page };
