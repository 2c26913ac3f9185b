import { Button } from '@scanharbor/shared-ui/button';
import { useState } from 'react';
import { ManageAppointment } from '../../components/booking/lazy-manage-appointment';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { RowActions } from '../../components/grid/row-actions';
import { CancelDialog } from '../../components/cancel/lazy-cancel-dialog';
import { texts } from '../../texts';

const { request, modality, test, patient, appointment, location, comment, payment } = requestColumns;
const columns = [request, modality, test, patient, appointment, location, comment, payment];

/** /providers/scheduled: upcoming appointments, each with its appointment and a cancel button (IC-040 to IC-043). */
function ScheduledPage() {
  const [managing, setManaging] = useState<number>();
  const [canceling, setCanceling] = useState<number>();
  return (
    <>
      <RequestGrid
        texts={texts.scheduled}
        list="scheduledPage"
        columns={columns}
        actions={({ requestId }) => (
          <RowActions>
            <Button aria-label={texts.appointment.manageOf(requestId)} onClick={() => setManaging(requestId)}>
              {texts.appointment.manage}
            </Button>
            <Button variant="danger-outline" aria-label={texts.grid.cancelOf(requestId)} onClick={() => setCanceling(requestId)}>
              {texts.grid.cancel}
            </Button>
          </RowActions>
        )}
      />
      {managing !== undefined && <ManageAppointment requestId={managing} onClose={() => setManaging(undefined)} />}
      {canceling !== undefined && <CancelDialog requestId={canceling} onClose={() => setCanceling(undefined)} />}
    </>
  );
}

export { ScheduledPage as Page };
