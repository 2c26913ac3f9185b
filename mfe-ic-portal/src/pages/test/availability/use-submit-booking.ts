import { getErrorCode, messageShown, getServerMessage, sessionEnded, useAppDispatch } from '@scanharbor/shared-contracts';
import { useBookTimeMutation } from '@scanharbor/shared-contracts/api/ic-portal';
import { nextFreeTimes } from '@scanharbor/shared-contracts/domain/booking-conflict';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type SlotChoice } from '@scanharbor/shared-ui/clinic/slot-grid';
import { useState } from 'react';
import { notifyRequestsChanged } from '../../../components/request-events';
import { messageDelays, texts } from '../../../texts';
import { toSlotChoice, isBookedAt, toBookingStart } from './wizard-times';

const wizardTexts = texts.wizard;

/** Error codes of a booking with a special meaning (IC-107, IC-108). */
const codes = { expired: 411, refused: [400, 404] } as const;

/** A time that another user booked first at a location, and the next offered times that are free there. */
export interface Conflict {
  time: SlotChoice;
  location: EligibleLocation;
  next: SlotChoice[];
}

/** Returns whether the conflict concerns this time at this location. */
export const isConflictFor = (conflict: Conflict, time: SlotChoice, location: EligibleLocation) =>
  conflict.location.id === location.id && toBookingStart(conflict.time) === toBookingStart(time);

/** A failed booking; `closes` the wizard when it cannot continue. */
interface BookingFailure {
  message: string;
  closes: boolean;
}

interface SubmitBookingOptions {
  scan: SingleScan;
  /** Reloads the request and returns it. */
  onReload: () => Promise<SingleScan | null | undefined>;
  onBooked: () => void;
}

/** Submits a booking and handles its result (IC-105 to IC-110). A second press while it runs sends nothing. */
export function useSubmitBooking({ scan, onReload, onBooked }: SubmitBookingOptions) {
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useBookTimeMutation();
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<BookingFailure>();

  const handleError = async (error: unknown, time: SlotChoice, location: EligibleLocation) => {
    const code = getErrorCode(error);
    if (code === codes.expired) {
      dispatch(sessionEnded());
      return;
    }
    const next = nextFreeTimes(error).map(toSlotChoice);
    const reloaded = await onReload();
    if (next.length > 0 || (reloaded?.state === 'open' && isBookedAt(reloaded.taken, location.id, time))) {
      setConflict({ time, location, next });
      return;
    }
    const message = getServerMessage(error) ?? wizardTexts.failed;
    if (reloaded && reloaded.state !== 'open') {
      dispatch(messageShown({ status: false, message }));
      return;
    }
    setFailure({ message, closes: codes.refused.some((refused) => refused === code) });
  };

  const book = async (time: SlotChoice, location: EligibleLocation) => {
    if (isLoading) return;
    setConflict(undefined);
    const { requestId, payment, fee } = scan;
    try {
      const result = await send({
        requestId,
        locationId: location.id,
        start: toBookingStart(time),
        selfPay: payment.selfPay,
        fee,
      }).unwrap();
      if (!result.booked) {
        dispatch(sessionEnded());
        return;
      }
    } catch (error) {
      await handleError(error, time, location);
      return;
    }
    const message = wizardTexts.done(formatAppointmentTime(toBookingStart(time), location.timeZone), location.name);
    dispatch(messageShown({ status: true, message, delay: messageDelays.listAction }));
    notifyRequestsChanged();
    onBooked();
  };

  return {
    book,
    booking: isLoading,
    conflict,
    failure,
    /** Clears the conflict after another choice. */
    clearConflict: () => setConflict(undefined),
    /** Clears the failure. */
    acknowledge: () => setFailure(undefined),
  };
}
