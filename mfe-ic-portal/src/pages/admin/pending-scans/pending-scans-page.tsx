import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { type PendingScan, useApprovePendingScanMutation, usePendingScansQuery } from '@scanharbor/shared-contracts/api/practices';
import { Button } from '@scanharbor/shared-ui/button';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { useState } from 'react';
import { QueryGrid } from '../../../components/grid/query-grid';
import { useGrid } from '../../../components/grid/use-grid';
import { PageHead } from '../../../components/page-head';
import { messageDelays, texts } from '../../../texts';

const pendingTexts = texts.pendingScans;

const columns: DataColumn<PendingScan>[] = [
  { id: 'modality', header: pendingTexts.modality, value: ({ modality }) => modality },
  { id: 'practice', header: pendingTexts.practice, value: ({ practiceName }) => practiceName },
  { id: 'location', header: pendingTexts.location, value: ({ location }) => location.name },
  { id: 'address', header: pendingTexts.address, value: ({ location: { address1, city, state } }) => `${address1}, ${city}, ${state}` },
];

const rowId = ({ id }: PendingScan) => id;

/** /providers/admin/pending-scans: modalities waiting for approval, for platform admins (IC-245, D47). */
function PendingScansPage() {
  const dispatch = useAppDispatch();
  const query = usePendingScansQuery();
  const grid = useGrid({ columns, rows: query.data, rowId });
  const [approve] = useApprovePendingScanMutation();
  const [approving, setApproving] = useState<number>();
  const handleApprove = async ({ id, modality, location }: PendingScan) => {
    setApproving(id);
    try {
      await approve(id).unwrap();
      dispatch(messageShown({ status: true, message: pendingTexts.approved(modality, location.name), delay: messageDelays.listAction }));
    } catch (error) {
      dispatch(messageShown({ status: false, message: getErrorMessage(error, pendingTexts.approveFailed) }));
    } finally {
      setApproving(undefined);
    }
  };
  return (
    <>
      <PageHead title={pendingTexts.title} />
      <QueryGrid
        texts={pendingTexts}
        query={query}
        grid={grid}
        actions={(scan) => (
          <Button
            aria-label={pendingTexts.approveOf(scan.modality, scan.location.name)}
            saving={approving === scan.id}
            onClick={() => void handleApprove(scan)}
          >
            {pendingTexts.approve}
          </Button>
        )}
      />
    </>
  );
}

export { PendingScansPage as Page };
