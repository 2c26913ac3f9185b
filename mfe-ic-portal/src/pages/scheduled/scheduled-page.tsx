import { paths } from '@scanharbor/shared-contracts';
import { type RequestListFilters } from '@scanharbor/shared-contracts/domain/request-list';
import { Button } from '@scanharbor/shared-ui/button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ManageAppointment } from '../../components/booking/lazy-manage-appointment';
import { requestColumns } from '../../components/grid/request-columns';
import { RequestGrid } from '../../components/grid/request-grid';
import { RowActions } from '../../components/grid/row-actions';
import { CancelDialog } from '../../components/cancel/lazy-cancel-dialog';
import { isParamSet } from '../../components/use-url-params';
import { useLastCounters } from '../../components/views/use-last-counters';
import { texts } from '../../texts';

const { request, modality, test, patient, appointment, location, comment, payment } = requestColumns;
const columns = [request, modality, test, patient, appointment, location, comment, payment];
const bulkActions = ['export', 'labels'] as const;

const all: RequestListFilters = {};
const needsReply: RequestListFilters = { needs: 'reply' };

/** /providers/scheduled: upcoming appointments, each with its appointment and a cancel button; needsReply filters (IC-040 to IC-043). */
function ScheduledPage() {
  const counters = useLastCounters();
  const [params] = useSearchParams();
  const onlyReply = isParamSet(params.get('needsReply'));
  const [managing, setManaging] = useState<number>();
  const [canceling, setCanceling] = useState<number>();
  return (
    <>
      <RequestGrid
        texts={onlyReply ? { ...texts.scheduled, empty: texts.views.noReplyNeeded } : texts.scheduled}
        list="scheduledPage"
        columns={columns}
        fixed={onlyReply ? needsReply : all}
        bulk={bulkActions}
        builtIn={[
          { id: 'all', label: texts.views.allUpcoming, to: paths.scheduled(), count: counters?.scheduled },
          { id: 'reply', label: texts.views.needsReply, to: `${paths.scheduled()}?needsReply=true`, count: counters?.needsReply },
        ]}
        current={onlyReply ? 'reply' : 'all'}
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
