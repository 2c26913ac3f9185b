import { useState } from 'react';
import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { cardTexts } from './booking-card.texts';

const shownFor = 5000;

/**
 * Asks for a cancellation and tells how it went: by a banner and, when it was taken, by a dialog as well
 * (PR-286 to PR-289, D7, D92). `run` tells whether it was taken and never rejects. `onTaken` comes before the dialog and
 * puts the focus where it shall be after it: the buttons that were pressed are gone by then.
 */
export function useCancelling(onTaken: () => void) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState(false);

  const run = async (cancel: () => Promise<{ cancelled: boolean }>) => {
    const { cancelled } = await cancel().catch(() => ({ cancelled: false }));
    const message = cancelled ? cardTexts.cancelled : cardTexts.cancelFailed;
    dispatch(messageShown({ id: 'cancelling', status: cancelled, message, delay: shownFor }));
    if (cancelled) {
      onTaken();
      setAsked(true);
      setTold(true);
    }
    return cancelled;
  };
  return { run, asked, told, closeNotice: () => setTold(false) };
}
