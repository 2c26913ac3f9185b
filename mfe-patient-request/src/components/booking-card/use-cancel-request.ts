import { useState } from 'react';
import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { cancelMessageId, cardTexts } from './booking-card.texts';

const shownFor = 5000;

/**
 * Requests a cancellation and shows the result in a banner, on success in a dialog as well (PR-286 to PR-289, D7, D92).
 * `run` resolves with true on success and never rejects. `onTaken` runs before the dialog opens and moves the focus to
 * where it belongs after it, since the pressed buttons have disappeared by then. `requested` is true until the reloaded card
 * says so, `isCancelRequested`.
 */
export function useCancelRequest(isCancelRequested: boolean, onTaken: () => void) {
  const dispatch = useAppDispatch();
  const [requested, setRequested] = useState(false);
  const [noticeOpen, setNoticeOpen] = useState(false);
  if (requested && isCancelRequested) setRequested(false);

  const run = async (cancel: () => Promise<{ cancelled: boolean }>) => {
    const { cancelled } = await cancel().catch(() => ({ cancelled: false }));
    const message = cancelled ? cardTexts.cancelled : cardTexts.cancelFailed;
    dispatch(messageShown({ id: cancelMessageId, status: cancelled, message, delay: shownFor }));
    if (cancelled) {
      onTaken();
      setRequested(true);
      setNoticeOpen(true);
    }
    return cancelled;
  };
  return { run, requested, noticeOpen, closeNotice: () => setNoticeOpen(false) };
}
