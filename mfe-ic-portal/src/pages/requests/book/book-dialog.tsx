import { useRequestWindowsQuery } from '@scanharbor/shared-contracts/api/bookings';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useState } from 'react';
import { useTyped } from '../../../components/typed/use-typed';
import { texts } from '../../../texts';
import { BookForm } from './book-form';
import { BookedPart } from './booked-part';

const words = texts.book;

/** Books one of the requested windows, at a price of choice (IC-120 to IC-131, D108). */
export function BookDialog({ request, onClose }: { request: PortalRequest; onClose: () => void }) {
  const { requestId } = request;
  const { data: windows, isError, refetch } = useRequestWindowsQuery(requestId);
  const typed = useTyped(`book-${requestId}`);
  const close = typed.giveUp(onClose);
  const [booked, setBooked] = useState<{ when: string }>();
  return (
    <Dialog title={words.title(requestId)} onClose={close}>
      {booked && <BookedPart requestId={requestId} when={booked.when} onClose={onClose} />}
      {!booked && windows && (
        <BookForm request={request} windows={windows} typed={typed} onBooked={(when) => setBooked({ when })} onClose={close} />
      )}
      {!windows && isError && <LoadError title={words.loadFailed} onRetry={() => void refetch()} level={3} />}
      {!windows && !isError && <Skeleton lines={6} />}
    </Dialog>
  );
}
