import { getServerMessage } from '@scanharbor/shared-contracts';
import { useUndoBookingMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { texts } from '../../texts';
import { type UndoOutcome } from './undo-offer';

const bookTexts = texts.book;

/** Returns a function that takes back the user's own booking of a request (IC-129, IC-130). */
export function useTakeBackBooking() {
  const [undoBooking] = useUndoBookingMutation();
  return async (requestId: number): Promise<UndoOutcome> => {
    try {
      await undoBooking(requestId).unwrap();
      return { status: true, message: bookTexts.cancelled };
    } catch (error) {
      return { status: false, message: [bookTexts.cancelFailed, getServerMessage(error)].filter(Boolean).join(' ') };
    }
  };
}
