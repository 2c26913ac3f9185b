import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useCancelAppointmentMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { type Cancellation } from '@scanharbor/shared-contracts/domain/appointment-changes';
import { CancelForm } from '@scanharbor/shared-ui/clinic/cancel-form';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { useRestoredDraft } from '../form-draft/draft-restored-status';
import { useFormDraft } from '../form-draft/use-form-draft';
import { messageDelays, texts } from '../../texts';
import { notifyRequestsChanged } from '../request-events';

const cancelTexts = texts.cancel;

/** Prompts for a reason, then cancels an upcoming appointment for the center (IC-057 to IC-061). */
export function CancelDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const draft = useFormDraft(`cancel-${requestId}`);
  const { formKey, status } = useRestoredDraft(draft.changes !== undefined, draft.discard);
  const close = draft.discardAnd(onClose);
  const [cancel] = useCancelAppointmentMutation();

  const submit = async (cancellation: Cancellation) => {
    const { cancelled } = await cancel({ requestId, ...cancellation }).unwrap();
    if (!cancelled) throw new Error(cancelTexts.failed(requestId));
    draft.discard();
    dispatch(messageShown({ status: true, message: cancelTexts.done(requestId), delay: messageDelays.listAction }));
    notifyRequestsChanged();
    onClose();
  };

  return (
    <Dialog title={cancelTexts.title(requestId)} onClose={close} size="small">
      {status}
      <CancelForm
        key={formKey}
        by="provider"
        onCancel={submit}
        onKeep={close}
        errorText={() => cancelTexts.failed(requestId)}
        draft={draft.changes}
        onChange={({ reason, details }) => (reason || details.trim() ? draft.save({ reason, details }) : draft.discard())}
      />
    </Dialog>
  );
}
