import { getServerMessage, messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useUndoBookingMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { Button } from '@scanharbor/shared-ui/button';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { messageDelays, texts } from '../../texts';
import { focusRequestAfterClose } from '../focus-after-close';
import { isTyping } from '../is-typing';
import { notifyRequestsChanged } from '../request-events';
import { endUndoOffer, useUndoOffer } from './undo-offer';

const bookTexts = texts.book;

const Banner = styled.div`
  &:not(:empty) {
    position: fixed;
    inset-block-end: ${token.space16};
    inset-inline-start: 50%;
    z-index: ${token.layerBanner};
    display: flex;
    gap: ${token.space16};
    align-items: center;
    width: max-content;
    max-width: calc(100vw - ${token.space32});
    padding: ${token.space12} ${token.space16};
    border: 1px solid ${token.ok};
    border-radius: ${token.radiusCard};
    background: ${token.okTint};
    color: ${token.ink};
    transform: translateX(-50%);
  }

  kbd {
    margin-inline-start: ${token.space8};
    color: ${token.ink2};
    font: inherit;
    font-size: ${token.text13};
  }
`;

const Seconds = styled.span`
  min-width: 2.5em;
  ${tabularFigures}
`;

/** Says that a request was booked, and takes the booking back for ten seconds, by button or Ctrl Z (IC-129, IC-130). Then the patient is notified. */
export function UndoBanner() {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [undoBooking] = useUndoBookingMutation();
  const { sending, send } = useSingleFlight();
  const offer = useUndoOffer(user?.id);
  const undo = async (requestId: number) => {
    try {
      await undoBooking(requestId).unwrap();
      dispatch(messageShown({ status: true, message: bookTexts.cancelled, delay: messageDelays.listAction }));
    } catch (error) {
      const message = [bookTexts.cancelFailed, getServerMessage(error)].filter(Boolean).join(' ');
      dispatch(messageShown({ status: false, message, delay: messageDelays.listAction }));
    }
    endUndoOffer();
    notifyRequestsChanged();
    focusRequestAfterClose(requestId);
  };
  const start = (requestId: number) => void send(() => undo(requestId));
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey || !offer?.canUndo || isTyping(event)) return;
    event.preventDefault();
    start(offer.requestId);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <Banner role="status">
      {offer && (
        <>
          {offer.text}
          {offer.canUndo && (
            <>
              <Button saving={sending} aria-keyshortcuts="Control+Z Meta+Z" onClick={() => start(offer.requestId)}>
                {bookTexts.undo}
                <kbd aria-hidden="true">{bookTexts.undoKeys}</kbd>
              </Button>
              <Seconds aria-hidden="true">{bookTexts.undoFor(offer.seconds)}</Seconds>
            </>
          )}
        </>
      )}
    </Banner>
  );
}
