import { useState } from 'react';
import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { cardTexts } from './booking-card.texts';

const shownFor = 5000;

/**
 * Asks for a cancellation and tells how it went: by a banner and, when it was taken, by a dialog as well
 * (PR-286 to PR-289, D7, D92). `run` tells whether it was taken and never rejects.
 */
export function useCancelling() {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState(false);

  const run = async (cancel: () => Promise<{ cancelled: boolean }>) => {
    const { cancelled } = await cancel().catch(() => ({ cancelled: false }));
    const message = cancelled ? cardTexts.cancelled : cardTexts.cancelFailed;
    dispatch(messageShown({ status: cancelled, message, delay: shownFor }));
    if (cancelled) {
      setAsked(true);
      setTold(true);
    }
    return cancelled;
  };
  return { run, asked, told, closeNotice: () => setTold(false) };
}
