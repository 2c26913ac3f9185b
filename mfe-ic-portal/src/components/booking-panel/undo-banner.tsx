import { messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { useFreePlace } from '@scanharbor/shared-ui/free-place';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { tabularFigures } from '@scanharbor/shared-ui/theme';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { messageDelays, texts } from '../../texts';
import { focusRequestAfterClose } from '../focus-after-close';
import { Banner } from '../banner.styles';
import { isTyping } from '../is-typing';
import { notifyRequestsChanged } from '../request-events';
import { useKeyDown } from '../use-key-down';
import { endUndoOffer, type UndoOutcome, useUndoOffer } from './undo-offer';

const bookTexts = texts.book;

const Seconds = styled.span`
  min-width: 2.5em;
  ${tabularFigures}
`;

/**
 * Says what was just done, such as a booking, and takes it back for ten seconds, by button or Ctrl Z (IC-129, IC-130). Then the patient of
 * a booking is notified.
 */
export function UndoBanner() {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const { sending, send } = useSingleFlight();
  const offer = useUndoOffer(user?.id);
  const undo = async (takeBack: () => Promise<UndoOutcome>, requestId: number | undefined) => {
    dispatch(messageShown({ ...(await takeBack()), delay: messageDelays.listAction }));
    endUndoOffer();
    notifyRequestsChanged();
    focusRequestAfterClose(requestId);
  };
  const start = () => {
    const { takeBack, requestId } = offer ?? {};
    if (takeBack) void send(() => undo(takeBack, requestId));
  };
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey || !offer?.takeBack || isTyping(event)) return;
    event.preventDefault();
    start();
  });
  const banner = useRef<HTMLDivElement>(null);
  useFreePlace(banner, offer?.text);
  return (
    <Banner role="status" ref={banner}>
      {offer && (
        <>
          {offer.text}
          {offer.takeBack && (
            <>
              <Button saving={sending} aria-keyshortcuts="Control+Z Meta+Z" onClick={start}>
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
