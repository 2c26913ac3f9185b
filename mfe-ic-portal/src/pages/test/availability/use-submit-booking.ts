import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useBookTimeMutation } from '@scanharbor/shared-contracts/api/ic-portal';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type SlotChoice } from '@scanharbor/shared-ui/clinic/slot-grid';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { useState } from 'react';
import { toBookingStart, toSlotChoice } from '../../../components/booking/booking-times';
import { useBookRequest } from '../../../components/booking/use-book-request';

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

/** Submits a booking of the wizard and handles its result (IC-105 to IC-110). A second press while it runs sends nothing. */
export function useSubmitBooking({ scan, onBooked }: { scan: SingleScan; onBooked: () => void }) {
  const { requestId, payment, fee } = scan;
  const dispatch = useAppDispatch();
  const [send] = useBookTimeMutation();
  const bookRequest = useBookRequest(requestId);
  const flight = useSingleFlight();
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<BookingFailure>();

  const submit = async (time: SlotChoice, location: EligibleLocation) => {
    setConflict(undefined);
    const start = toBookingStart(time);
    const book = () => send({ requestId, locationId: location.id, start, selfPay: payment.selfPay, fee, canUndo: true }).unwrap();
    const result = await bookRequest(book, { start, location });
    if (result === 'stored') onBooked();
    else if (result !== 'ended') {
      const { message, isFinal, isTaken, next } = result;
      if (isTaken) setConflict({ time, location, next: next.map(toSlotChoice) });
      else if (result.scan && result.scan.state !== 'open') dispatch(messageShown({ status: false, message }));
      else setFailure({ message, closes: isFinal });
    }
  };

  return {
    book: (time: SlotChoice, location: EligibleLocation) => flight.send(() => submit(time, location)),
    booking: flight.sending,
    conflict,
    failure,
    /** Clears the conflict after another choice. */
    clearConflict: () => setConflict(undefined),
    /** Clears the failure. */
    acknowledge: () => setFailure(undefined),
  };
}
