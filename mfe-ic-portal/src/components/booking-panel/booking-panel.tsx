import { messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRequestWindowsQuery } from '@scanharbor/shared-contracts/api/bookings';
import { useLiveScan, useShowPresence, useSingleScanQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Button, IconButton } from '@scanharbor/shared-ui/button';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { BookingSummary } from '../booking/booking-summary';
import { describeClosed } from '../booking/closed-reason';
import { AdditionalAvailability } from '../booking/lazy-additional-availability';
import { focusRequestAfterClose } from '../focus-after-close';
import { useFormDraft } from '../form-draft/use-form-draft';
import { useListNavigation } from '../grid/list-navigation';
import { PresenceNote } from '../presence/presence-note';
import { RejectDialog } from '../reject/lazy-reject-dialog';
import { BookingForm } from './booking-form';
import { OtherActions, Panel, PanelHead } from './panel.styles';
import { useHasRoomBeside } from '../screen-width';

const bookTexts = texts.book;

/** Moves the focus to the button that books once the form is there, and back to the opener when the panel closes. */
function usePanelFocus(requestId: number, isLoaded: boolean) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    panel.current?.focus({ preventScroll: true });
  }, [requestId]);
  useEffect(() => {
    if (isLoaded && document.activeElement === panel.current)
      panel.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
  }, [requestId, isLoaded]);
  const restore = () => {
    const { current } = opener;
    if (current instanceof HTMLElement && current !== document.body && current.isConnected) setTimeout(() => current.focus());
    else focusRequestAfterClose(requestId);
  };
  return { panel, restore };
}

/** Shows what colleagues do with the request meanwhile; on the request page the page itself does that. */
function FollowRequest({ requestId }: { requestId: number }) {
  useLiveScan(requestId);
  return null;
}

/** Returns the request as it was when it could last be booked, undefined when it could not since the panel is open. */
function useLastOpen(scan: SingleScan | null | undefined, isOpen: boolean): SingleScan | undefined {
  const [last, setLast] = useState<SingleScan>();
  if (scan && isOpen && scan !== last) setLast(scan);
  return scan && isOpen ? scan : last;
}

interface BookingPanelProps {
  requestId: number;
  /** Whether the screen is that of the request, which has its patient, scan and flags in sight. */
  isOnRequestPage?: boolean;
  onClose: () => void;
  /** Called after the rejection: the request is then no longer on the screen of the practice. */
  onRejected?: () => void;
}

/**
 * Books, rejects, or asks for other times of an open request, beside the list or on its page: patient, scan, flags, payment, location and
 * the exact times that are offered and free. A refusal that ends the booking closes the panel and shows the message (IC-108). When a
 * colleague books or rejects it meanwhile, the form is disabled and says who and when. What was entered is kept.
 */
export function BookingPanel({ requestId, isOnRequestPage = false, onClose, onRejected }: BookingPanelProps) {
  const dispatch = useAppDispatch();
  const windows = useRequestWindowsQuery(requestId);
  const single = useSingleScanQuery(requestId);
  const draft = useFormDraft(`book-${requestId}`);
  const [dialog, setDialog] = useState<'reject' | 'propose'>();
  const hasRoom = useHasRoomBeside();
  const titleId = useId();
  const scan = single.currentData;
  const closed = scan ? describeClosed(scan, single.error) : undefined;
  const isOpen = scan?.state === 'open' && closed === undefined && windows.currentData !== undefined;
  // The own booking closes the panel; what others do disables the form, with what was entered.
  const lastOpen = useLastOpen(scan, isOpen);
  const shown = scan?.isOwnBooking ? undefined : lastOpen;
  useShowPresence(requestId, isOpen ? 'booking' : 'looking');
  const { panel, restore } = usePanelFocus(requestId, isOpen);
  const listNavigation = useListNavigation(requestId);
  const [next] = useState(listNavigation?.next);
  const [firstWindows, setFirstWindows] = useState(windows.currentData);
  if (isOpen && windows.currentData !== firstWindows) setFirstWindows(windows.currentData);
  const offeredWindows = isOpen ? windows.currentData : firstWindows;
  const isFailed = [windows, single].some(({ isError, currentData }) => isError && !currentData);
  useEffect(() => {
    // The controls of the form are disabled: without a focus, Escape would not reach the panel.
    if (closed !== undefined) panel.current?.focus({ preventScroll: true });
  }, [closed, panel]);
  const close = () => {
    onClose();
    restore();
  };
  const finish = () => {
    onClose();
    if (!isOnRequestPage) focusRequestAfterClose(next);
  };
  const refuse = (message: string) => {
    dispatch(messageShown({ status: false, message }));
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !dialog) close();
  };
  return (
    <>
      <Panel ref={panel} tabIndex={-1} aria-labelledby={titleId} onKeyDown={handleKeyDown}>
        <PanelHead>
          <Heading level={hasRoom ? 2 : 1} id={titleId}>
            {bookTexts.title(requestId)}
          </Heading>
          <IconButton label={bookTexts.close} onClick={draft.discardAnd(close)}>
            <X size={20} />
          </IconButton>
        </PanelHead>
        {!(isOnRequestPage && hasRoom) && <PresenceNote requestId={requestId} />}
        {scan && (
          <>
            {!(isOnRequestPage && hasRoom) && <BookingSummary scan={scan} level={hasRoom ? 3 : 2} />}
            {!isOnRequestPage && (
              <div>
                <Link to={paths.test(requestId)}>{bookTexts.openPage}</Link>
              </div>
            )}
          </>
        )}
        {closed !== undefined && !shown && <Text role="status">{closed}</Text>}
        {!isOnRequestPage && <FollowRequest requestId={requestId} />}
        {shown && offeredWindows && (
          <BookingForm
            key={requestId}
            scan={shown}
            windows={offeredWindows}
            draft={draft}
            closed={closed}
            onBooked={finish}
            onRefused={refuse}
          >
            <OtherActions>
              <Button onClick={() => setDialog('propose')}>{bookTexts.propose}</Button>
              <Button variant="danger-outline" aria-label={texts.grid.rejectOf(requestId)} onClick={() => setDialog('reject')}>
                {texts.grid.reject}
              </Button>
            </OtherActions>
          </BookingForm>
        )}
        {isFailed && (
          <LoadError
            title={bookTexts.loadFailed}
            onRetry={() => {
              void windows.refetch();
              void single.refetch();
            }}
            level={3}
          />
        )}
        {!isFailed && !(windows.currentData && scan !== undefined) && <Skeleton lines={6} />}
      </Panel>
      {dialog === 'propose' && <AdditionalAvailability requestId={requestId} closed={closed} onClose={() => setDialog(undefined)} />}
      {dialog === 'reject' && (
        <RejectDialog requestId={requestId} closed={closed} onClose={() => setDialog(undefined)} onDone={onRejected ?? finish} />
      )}
    </>
  );
}
