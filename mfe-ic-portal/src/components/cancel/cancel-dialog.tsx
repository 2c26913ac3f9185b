import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useCancelAppointmentMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { CancelForm, type Cancellation } from '@scanharbor/shared-ui/cancel-form';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { TypedBack } from '../typed/typed-back';
import { useTyped } from '../typed/use-typed';
import { useTypedBack } from '../typed/use-typed-back';
import { messageDelays, texts } from '../../texts';
import { announceUpdate } from '../updates';

const words = texts.cancel;

/** Asks for a reason, then cancels a coming appointment for the center (IC-057 to IC-061). */
export function CancelDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const typed = useTyped(`cancel-${requestId}`);
  const { isBack, discard, round } = useTypedBack(typed.changes !== undefined, typed.drop);
  const giveUp = typed.giveUp(onClose);
  const [cancel] = useCancelAppointmentMutation();

  const send = async (cancellation: Cancellation) => {
    const { cancelled } = await cancel({ requestId, ...cancellation }).unwrap();
    if (!cancelled) throw new Error(words.failed(requestId));
    typed.drop();
    dispatch(messageShown({ status: true, message: words.done(requestId), delay: messageDelays.listAction }));
    announceUpdate();
    onClose();
  };

  return (
    <Dialog title={words.title(requestId)} onClose={giveUp} size="small">
      {isBack && <TypedBack onDiscard={discard} />}
      <CancelForm
        key={round}
        by="provider"
        onCancel={send}
        onKeep={giveUp}
        errorText={() => words.failed(requestId)}
        typed={typed.changes}
        onType={({ reason, details }) => (reason || details.trim() ? typed.keep({ reason, details }) : typed.drop())}
      />
    </Dialog>
  );
}
