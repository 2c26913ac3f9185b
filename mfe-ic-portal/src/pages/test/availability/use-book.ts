import { failureCode, messageShown, serverMessage, sessionEnded, useAppDispatch } from '@scanharbor/shared-contracts';
import { useBookTimeMutation } from '@scanharbor/shared-contracts/api/ic-portal';
import { nextFreeTimes } from '@scanharbor/shared-contracts/domain/booking-conflict';
import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type SlotChoice } from '@scanharbor/shared-ui/slot-grid';
import { useState } from 'react';
import { announceUpdate } from '../../../components/updates';
import { messageDelays, texts } from '../../../texts';
import { choiceOf, isTakenAt, startOf } from './wizard-times';

const words = texts.wizard;

/** Answer codes of a booking that mean more than a message (IC-107, IC-108). */
const codes = { expired: 411, refused: [400, 404] } as const;

/** Someone else was faster: the time that is gone at a place, and others that the patient offers and that are free there. */
export interface Conflict {
  time: SlotChoice;
  place: EligibleLocation;
  next: SlotChoice[];
}

/** Whether a lost race is about this time at this place: it says nothing about another choice. */
export const isAbout = (conflict: Conflict, time: SlotChoice, place: EligibleLocation) =>
  conflict.place.id === place.id && startOf(conflict.time) === startOf(time);

/** A booking that failed, in words; `closes` the wizard when it cannot go on. */
interface BookingFailure {
  message: string;
  closes: boolean;
}

interface UseBook {
  scan: SingleScan;
  /** The request as it is now. */
  onReload: () => Promise<SingleScan | null | undefined>;
  onBooked: () => void;
}

/** Sends a booking and sorts out what came back (IC-105 to IC-110). A second press while it runs sends nothing. */
export function useBook({ scan, onReload, onBooked }: UseBook) {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useBookTimeMutation();
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<BookingFailure>();

  const fail = async (error: unknown, time: SlotChoice, place: EligibleLocation) => {
    const code = failureCode(error);
    if (code === codes.expired) {
      dispatch(sessionEnded());
      return;
    }
    const next = nextFreeTimes(error).map(choiceOf);
    const fresh = await onReload();
    if (next.length > 0 || (fresh?.state === 'open' && isTakenAt(fresh.taken, place.id, time))) {
      setConflict({ time, place, next });
      return;
    }
    const message = serverMessage(error) ?? words.failed;
    if (fresh && fresh.state !== 'open') {
      dispatch(messageShown({ status: false, message }));
      return;
    }
    setFailure({ message, closes: codes.refused.some((one) => one === code) });
  };

  const book = async (time: SlotChoice, place: EligibleLocation) => {
    if (isLoading) return;
    setConflict(undefined);
    const { requestId, payment, fee } = scan;
    try {
      const answer = await send({ requestId, locationId: place.id, start: startOf(time), selfPay: payment.selfPay, fee }).unwrap();
      if (!answer.booked) {
        dispatch(sessionEnded());
        return;
      }
    } catch (error) {
      await fail(error, time, place);
      return;
    }
    const message = words.done(appointmentTime(startOf(time), place.timeZone), place.name);
    dispatch(messageShown({ status: true, message, delay: messageDelays.listAction }));
    announceUpdate();
    onBooked();
  };

  return {
    book,
    booking: isLoading,
    conflict,
    failure,
    /** The conflict was answered by another choice. */
    settle: () => setConflict(undefined),
    /** The failure was read. */
    understood: () => setFailure(undefined),
  };
}
