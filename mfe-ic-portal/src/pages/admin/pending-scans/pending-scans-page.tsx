import { failureMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { type PendingScan, useApprovePendingScanMutation, usePendingScansQuery } from '@scanharbor/shared-contracts/api/practices';
import { Button } from '@scanharbor/shared-ui/button';
import { DataTable, type DataColumn } from '@scanharbor/shared-ui/data-table';
import { useState } from 'react';
import { GridBox } from '../../../components/grid/grid-box';
import { gridStatus } from '../../../components/grid/grid-status';
import { useGridView } from '../../../components/grid/use-grid-view';
import { PageHead } from '../../../components/page-head';
import { messageDelays, texts } from '../../../texts';

const words = texts.pendingScans;
const none: PendingScan[] = [];

const columns: DataColumn<PendingScan>[] = [
  { id: 'modality', header: words.modality, value: ({ modality }) => modality },
  { id: 'practice', header: words.practice, value: ({ practiceName }) => practiceName },
  { id: 'location', header: words.location, value: ({ location }) => location.name },
  { id: 'address', header: words.address, value: ({ location: { address1, city, state } }) => `${address1}, ${city}, ${state}` },
];

/** /providers/admin/pending-scans: modalities that wait to be set in service, for platform admins (IC-245, D47). */
function PendingScansPage() {
  const dispatch = useAppDispatch();
  const { data: scans = none, isError, isSuccess, refetch } = usePendingScansQuery();
  const [approve] = useApprovePendingScanMutation();
  const [busy, setBusy] = useState<number>();
  const [view, setView] = useGridView(columns);
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
      <GridBox>
        <DataTable
          caption={words.title}
          captionHidden
          headingLevel={2}
          columns={columns}
          rows={scans}
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
          status={gridStatus({ isError, isSuccess })}
          texts={{ empty: { title: words.empty, text: words.emptyText }, failed: { title: words.failed } }}
          onRetry={() => void refetch()}
          view={view}
          onViewChange={setView}
          searchLabel={texts.grid.search}
          pageSize={25}
        />
      </GridBox>
    </>
  );
}

export { PendingScansPage as Page };
