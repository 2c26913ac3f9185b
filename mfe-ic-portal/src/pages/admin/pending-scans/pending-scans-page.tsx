import { failureMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { type PendingScan, useApprovePendingScanMutation, usePendingScansQuery } from '@scanharbor/shared-contracts/api/practices';
import { Button } from '@scanharbor/shared-ui/button';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { useState } from 'react';
import { QueryGrid } from '../../../components/grid/query-grid';
import { useGrid } from '../../../components/grid/use-grid';
import { PageHead } from '../../../components/page-head';
import { messageDelays, texts } from '../../../texts';

const words = texts.pendingScans;

const columns: DataColumn<PendingScan>[] = [
  { id: 'modality', header: words.modality, value: ({ modality }) => modality },
  { id: 'practice', header: words.practice, value: ({ practiceName }) => practiceName },
  { id: 'location', header: words.location, value: ({ location }) => location.name },
  { id: 'address', header: words.address, value: ({ location: { address1, city, state } }) => `${address1}, ${city}, ${state}` },
];

/** /providers/admin/pending-scans: modalities that wait to be set in service, for platform admins (IC-245, D47). */
function PendingScansPage() {
  const dispatch = useAppDispatch();
  const query = usePendingScansQuery();
  const grid = useGrid(columns, query.data);
  const [approve] = useApprovePendingScanMutation();
  const [busy, setBusy] = useState<number>();
  const setInService = async ({ id, modality, location }: PendingScan) => {
    setBusy(id);
    try {
      await approve(id).unwrap();
      dispatch(messageShown({ status: true, message: words.approved(modality, location.name), delay: messageDelays.listAction }));
    } catch (error) {
      dispatch(messageShown({ status: false, message: failureMessage(error, words.approveFailed) }));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <PageHead title={words.title} />
      <QueryGrid
        words={words}
        query={query}
        grid={grid}
        rowId={({ id }) => String(id)}
        actions={(scan) => (
          <Button
            aria-label={words.approveOf(scan.modality, scan.location.name)}
            saving={busy === scan.id}
            onClick={() => void setInService(scan)}
          >
            {words.approve}
          </Button>
        )}
      />
    </>
  );
}

export { PendingScansPage as Page };
