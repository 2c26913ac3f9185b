import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useCancelAppointmentMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { Button } from '@scanharbor/shared-ui/button';
import { DialogButtons } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { useSending } from '@scanharbor/shared-ui/sending';
import { announceUpdate } from '../../../components/updates';
import { messageDelays, texts } from '../../../texts';

const words = texts.book;

/** After the booking: when it takes place, as the server chose within the window, or the way to take it back (IC-129, IC-130). */
export function BookedPart({ requestId, when, onClose }: { requestId: number; when: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [cancel] = useCancelAppointmentMutation();
  const { sending, failure, send } = useSending();
  const undo = async () => {
    const { cancelled } = await cancel({ requestId, reason: 'Other' }).unwrap();
    if (!cancelled) throw new Error(words.cancelFailed);
    dispatch(messageShown({ status: true, message: words.cancelled, delay: messageDelays.listAction }));
    announceUpdate();
    onClose();
  };
  return (
    <>
      <div role="status">
        <p>{words.booked}</p>
        {when !== '' && <p>{when}</p>}
      </div>
      <FormFailure>{failure !== null && words.cancelFailed}</FormFailure>
      <DialogButtons>
        <Button variant="danger-outline" saving={sending} onClick={() => void send(undo)}>
          {words.cancel}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </DialogButtons>
    </>
  );
}
