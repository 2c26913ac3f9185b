import { useState } from 'react';
import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { cardTexts } from './booking-card.texts';

const shownFor = 5000;

/**
 * Asks for a cancellation and tells how it went, by a banner and, when it was taken, by a dialog as well
 * (PR-286 to PR-289, D7, D92). `run` resolves to whether it was taken and never rejects.
 */
export function useCancelling(cancel: () => Promise<{ cancelled: boolean }>) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState(false);

  const run = async (call = cancel) => {
    const { cancelled } = await call().catch(() => ({ cancelled: false }));
    dispatch(
      messageShown({
        status: cancelled,
        message: cancelled ? cardTexts.cancelled : cardTexts.cancelFailed,
        delay: shownFor,
      }),
    );
    setAsked(cancelled);
    setTold(cancelled);
    return cancelled;
  };
  return { run, asked, told, closeNotice: () => setTold(false) };
}
