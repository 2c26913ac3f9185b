import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRequestWindowsQuery } from '@scanharbor/shared-contracts/api/bookings';
import { useSingleScanQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useState } from 'react';
import { BookingSummary } from '../../../components/booking/booking-summary';
import { focusRequestAfterClose } from '../../../components/focus-after-close';
import { useFormDraft } from '../../../components/form-draft/use-form-draft';
import { useListNavigation } from '../../../components/grid/list-navigation';
import { texts } from '../../../texts';
import { BookForm } from './book-form';
import { BookedSection } from './booked-section';

const bookTexts = texts.book;

/**
 * Books an exact time in one of the requested windows, at a price of choice (IC-120 to IC-131, D108). Patient, scan and safety flags stay
 * in sight. A refusal that ends the booking closes the dialog and shows the server's message (IC-108); what was entered is kept.
 */
export function BookDialog({ request, onClose }: { request: PortalRequest; onClose: () => void }) {
  const { requestId } = request;
  const dispatch = useAppDispatch();
  const windows = useRequestWindowsQuery(requestId);
  const single = useSingleScanQuery(requestId);
  const draft = useFormDraft(`book-${requestId}`);
  const close = draft.discardAnd(onClose);
  const [booked, setBooked] = useState<{ time: string }>();
  // The booked row leaves the list; the next one is what staff do next.
  const listNavigation = useListNavigation(requestId);
  const [next] = useState(listNavigation?.next);
  const closeBooked = () => {
    onClose();
    focusRequestAfterClose(next);
  };
  const scan = single.currentData;
  const isFailed = [windows, single].some(({ isError, currentData }) => isError && !currentData);
  const refuse = (message: string) => {
    dispatch(messageShown({ status: false, message }));
    onClose();
  };
  return (
    <Dialog title={booked ? bookTexts.booked : bookTexts.title(requestId)} onClose={booked ? closeBooked : close}>
      {scan && <BookingSummary scan={scan} />}
      {booked && <BookedSection requestId={requestId} time={booked.time} onClose={closeBooked} />}
      {!booked && windows.currentData && scan && (
        <BookForm
          scan={scan}
          windows={windows.currentData}
          draft={draft}
          onBooked={(time) => setBooked({ time })}
          onRefused={refuse}
          onClose={close}
        />
      )}
      {!booked && isFailed && (
        <LoadError
          title={bookTexts.loadFailed}
          onRetry={() => {
            void windows.refetch();
            void single.refetch();
          }}
          level={3}
        />
      )}
      {!booked && !isFailed && !(windows.currentData && scan) && <Skeleton lines={6} />}
    </Dialog>
  );
}
