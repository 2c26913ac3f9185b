import { messageShown, getServerMessage, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useRejectRequestMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Text } from '@scanharbor/shared-ui/theme';
import { messageDelays, texts } from '../../texts';
import { DialogActions } from '../dialog-actions';
import { PersistFormDraft } from '../form-draft/persist-form-draft';
import { useFormDraft } from '../form-draft/use-form-draft';
import { notifyRequestsChanged } from '../request-events';
import { emptyReason, formatReason, ReasonFields, reasonSchema } from './reject-fields';

const rejectTexts = texts.reject;

interface RejectDialogProps {
  requestId: number;
  /** Why the request can no longer be rejected. */
  closed?: string | undefined;
  onClose: () => void;
  /** Called after the request was rejected. */
  onDone?: () => void;
}

/** Prompts for a reason, a choice or a text or both, then rejects a request for all locations of the practice (IC-050 to IC-054, D106). */
export function RejectDialog({ requestId, closed, onClose, onDone }: RejectDialogProps) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const [reject] = useRejectRequestMutation();
  const { failure, send } = useSingleFlight();
  const draft = useFormDraft(`reject-${requestId}`);

  const submit = async (reason: string) => {
    const call = { requestId, practiceId: provider?.practice.id ?? 0, reason };
    const { rejected, locationNames } = await reject(call).unwrap();
    if (!rejected) throw new Error(rejectTexts.failed);
    draft.discard();
    dispatch(messageShown({ status: true, message: rejectTexts.done(locationNames.join(', ')), delay: messageDelays.listAction }));
    notifyRequestsChanged();
    onClose();
    onDone?.();
  };

  const close = draft.discardAnd(onClose);

  return (
    <Dialog title={rejectTexts.title(requestId)} onClose={close} size="small">
      <AppForm
        initialValues={emptyReason}
        validationSchema={reasonSchema}
        onSubmit={(values) => send(() => submit(formatReason(values)))}
        idPrefix="reject"
      >
        <PersistFormDraft draft={draft} stored={emptyReason} />
        <Text>{rejectTexts.text}</Text>
        <ReasonFields />
        <FormFailure reason={getServerMessage(failure)}>{failure !== null && rejectTexts.failed}</FormFailure>
        <DialogActions action={rejectTexts.confirm} cancel={rejectTexts.keep} onCancel={close} danger closed={closed} />
      </AppForm>
    </Dialog>
  );
}
