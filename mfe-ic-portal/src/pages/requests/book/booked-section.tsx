import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useCancelAppointmentMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { Button } from '@scanharbor/shared-ui/button';
import { DialogButtons } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { notifyRequestsChanged } from '../../../components/request-events';
import { messageDelays, texts } from '../../../texts';

const bookTexts = texts.book;

/** Confirms the booking with the time that the server chose within the window, and can cancel it (IC-129, IC-130). */
export function BookedSection({ requestId, time, onClose }: { requestId: number; time: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [cancel] = useCancelAppointmentMutation();
  const { sending, failure, send } = useSingleFlight();
  const cancelBooking = async () => {
    const { cancelled } = await cancel({ requestId, reason: 'Other' }).unwrap();
    if (!cancelled) throw new Error(bookTexts.cancelFailed);
    dispatch(messageShown({ status: true, message: bookTexts.cancelled, delay: messageDelays.listAction }));
    notifyRequestsChanged();
    onClose();
  };
  return (
    <>
      <div role="status">
        <p>{bookTexts.booked}</p>
        {time !== '' && <p>{time}</p>}
      </div>
      <FormFailure>{failure !== null && bookTexts.cancelFailed}</FormFailure>
      <DialogButtons>
        <Button variant="danger-outline" saving={sending} onClick={() => void send(cancelBooking)}>
          {bookTexts.cancel}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {bookTexts.close}
        </Button>
      </DialogButtons>
    </>
  );
}
