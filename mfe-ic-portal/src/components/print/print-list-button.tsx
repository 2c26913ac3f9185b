import { getErrorMessage, messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useRecordExportMutation } from '@scanharbor/shared-contracts/api/audit';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { printMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { Button } from '@scanharbor/shared-ui/button';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';
import { type ExportProps } from '../csv/export-dialog';
import { describeView } from '../grid/use-request-page';
import { lazyDialog } from '../lazy-dialog';
import { usePractice } from '../use-practice';
import { type PrintedListProps } from './printed-list';

const PrintedList = lazyDialog(async () => {
  const { PrintedList: Printed } = await import('./printed-list');
  // Closing is the end of the print.
  return ({ onClose, ...props }: Omit<PrintedListProps, 'onDone'> & { onClose: () => void }) => <Printed {...props} onDone={onClose} />;
});

const formatTime = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date());

/** Prints the rows of a view, at most `printMaximum`. Without its event in the audit trail there is no print. */
export function PrintListButton({
  name,
  viewName,
  columns,
  list,
  view,
  fixed,
}: Omit<ExportProps, 'total' | 'requestIds'> & { viewName: string }) {
  const dispatch = useAppDispatch();
  const { locationId } = useSession();
  const provider = usePractice();
  const location = provider?.locations.find(({ id }) => id === locationId);
  const [record] = useRecordExportMutation();
  const { sending, send } = useSingleFlight();
  const [printed, setPrinted] = useState<Pick<PrintedListProps, 'rows' | 'total' | 'at'>>();
  const load = () =>
    send(async () => {
      try {
        const arg = { ...describeView(view, fixed), limit: printMaximum };
        const { rows, total } = await dispatch(requestsEndpoints[list].initiate(arg, { forceRefetch: true, subscribe: false })).unwrap();
        await record({ list: texts.print.printName(name), rows: rows.length, requestIds: rows.map(({ requestId }) => requestId) }).unwrap();
        setPrinted({ rows, total, at: formatTime((location ?? provider?.locations[0])?.timeZone) });
      } catch (error) {
        dispatch(messageShown({ status: false, message: getErrorMessage(error, texts.print.failed) }));
      }
    });
  return (
    <>
      <Button saving={sending} onClick={() => void load()}>
        <Printer size={16} aria-hidden="true" /> {texts.print.list}
      </Button>
      {printed && (
        <PrintedList
          {...printed}
          title={`${name}: ${viewName}`}
          location={location?.name ?? texts.frame.allLocations}
          columns={columns}
          onClose={() => setPrinted(undefined)}
        />
      )}
    </>
  );
}
