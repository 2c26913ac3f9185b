import { sessionEnded, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { texts } from '../../texts';
import { offerUndo } from '../booking-panel/undo-offer';
import { useTakeBackBooking } from '../booking-panel/use-take-back-booking';
import { notifyRequestsChanged } from '../request-events';
import { useStoreAppointment } from './use-store-appointment';

/** The response of a call that books; `booked` is false when the account may no longer book (IC-107). */
interface BookingResponse {
  booked?: boolean;
  canUndo?: boolean;
}

/**
 * Returns a function that books a request by `send`, for the panel and the wizard: after a booking, ten seconds of undo are offered and the
 * lists reload. Returns 'stored', 'ended' (session) or why the booking was refused.
 */
export function useBookRequest(requestId: number) {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const store = useStoreAppointment(requestId);
  const takeBack = useTakeBackBooking();
  return async (send: () => Promise<BookingResponse>, { start, location }: { start: string; location: EligibleLocation }) => {
    let response: BookingResponse = {};
    const receive = async () => {
      response = await send();
    };
    const result = await store(receive, { start, locationId: location.id });
    if (result !== 'stored') return result;
    const { booked = true, canUndo = false } = response;
    if (!booked) {
      dispatch(sessionEnded());
      return 'ended';
    }
    const text = texts.book.booked(formatAppointmentTime(start, location.timeZone), location.name);
    offerUndo({ requestId, text, takeBack: canUndo ? () => takeBack(requestId) : undefined, owner: user?.id });
    notifyRequestsChanged();
    return result;
  };
}
