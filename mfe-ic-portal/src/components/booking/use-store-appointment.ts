import { getErrorCode, getServerMessage, sessionEnded, useAppDispatch } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { nextFreeTimes } from '@scanharbor/shared-contracts/domain/booking-conflict';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { texts } from '../../texts';
import { isBookedAt, toSlotChoice } from './booking-times';

/** Error codes of a booking with a special meaning (IC-107, IC-108). */
const codes = { expired: 411, refused: [400, 404] } as const;

/** The time at a location that a call books, 'YYYY-MM-DD HH:mm:00' there. */
interface Target {
  start: string;
  locationId: number;
}

/** A booking that was not stored; `isFinal` when it cannot continue, `isTaken` when others got the time, `next` the next free ones. */
export interface BookingRefusal {
  message: string;
  isFinal: boolean;
  isTaken: boolean;
  next: string[];
  /** The request as it is now; undefined when it could not be loaded. */
  scan: SingleScan | null | undefined;
}

/** True when the user's own appointment is stored as it was sent. */
const isStored = (scan: SingleScan | null | undefined, { start, locationId }: Target) =>
  scan?.isOwnBooking === true && scan.appointment?.start === start && scan.locations[0]?.id === locationId;

/**
 * Returns a function that sends a call which books or moves an appointment, and returns its outcome: 'stored', 'ended' (session) or
 * why not (IC-105 to IC-110). After any error it asks what is stored, so that a lost response neither hides a booking nor reports it as
 * a colleague's.
 */
export function useStoreAppointment(requestId: number) {
  const dispatch = useAppDispatch();
  const reload = async () => {
    const call = dispatch(requestsEndpoints.singleScan.initiate(requestId, { subscribe: false, forceRefetch: true }));
    try {
      return await call.unwrap();
    } catch {
      return undefined;
    }
  };
  return async (send: () => Promise<unknown>, target: Target): Promise<'stored' | 'ended' | BookingRefusal> => {
    try {
      await send();
      return 'stored';
    } catch (error) {
      const code = getErrorCode(error);
      if (code === codes.expired) {
        dispatch(sessionEnded());
        return 'ended';
      }
      const scan = await reload();
      if (isStored(scan, target)) return 'stored';
      const next = nextFreeTimes(error);
      const message = getServerMessage(error) ?? (scan === undefined && code === undefined ? texts.wizard.unknown : texts.wizard.failed);
      const isBusy = scan?.state === 'open' && isBookedAt(scan.taken, target.locationId, toSlotChoice(target.start));
      return { message, isFinal: codes.refused.some((refused) => refused === code), isTaken: next.length > 0 || isBusy, next, scan };
    }
  };
}
