import { useRequestWindowsQuery } from '@scanharbor/shared-contracts/api/bookings';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useState } from 'react';
import { useFormDraft } from '../../../components/form-draft/use-form-draft';
import { texts } from '../../../texts';
import { BookForm } from './book-form';
import { BookedSection } from './booked-section';

const bookTexts = texts.book;

/** Books one of the requested windows, at a price of choice (IC-120 to IC-131, D108). */
export function BookDialog({ request, onClose }: { request: PortalRequest; onClose: () => void }) {
  const { requestId } = request;
  const { data: windows, isError, refetch } = useRequestWindowsQuery(requestId);
  const draft = useFormDraft(`book-${requestId}`);
  const close = draft.discardAnd(onClose);
  const [booked, setBooked] = useState<{ time: string }>();
  return (
    <Dialog title={bookTexts.title(requestId)} onClose={close}>
      {booked && <BookedSection requestId={requestId} time={booked.time} onClose={onClose} />}
      {!booked && windows && (
        <BookForm request={request} windows={windows} draft={draft} onBooked={(time) => setBooked({ time })} onClose={close} />
      )}
      {!windows && isError && <LoadError title={bookTexts.loadFailed} onRetry={() => void refetch()} level={3} />}
      {!windows && !isError && <Skeleton lines={6} />}
    </Dialog>
  );
}
