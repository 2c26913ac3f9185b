import { messageShown, getServerMessage, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useRejectRequestMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { rejectReasons } from '@scanharbor/shared-contracts/domain/reject-reasons';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { Text } from '@scanharbor/shared-ui/theme';
import { object, string } from 'yup';
import { messageDelays, texts } from '../../texts';
import { DialogActions } from '../dialog-actions';
import { PersistFormDraft } from '../form-draft/persist-form-draft';
import { useFormDraft } from '../form-draft/use-form-draft';
import { notifyRequestsChanged } from '../request-events';

const rejectTexts = texts.reject;
const empty = { choice: '', reason: '' };
/** A choice may stand alone; without one the text is needed. */
const schema = object({
  reason: string()
    .trim()
    .when('choice', ([choice], text) => (choice ? text : text.required(rejectTexts.reasonMissing))),
});

const formatReason = ({ choice, reason }: typeof empty) => [choice, reason.trim()].filter(Boolean).join(': ');

interface RejectDialogProps {
  requestId: number;
  onClose: () => void;
  /** Called after the request was rejected. */
  onDone?: () => void;
}

/** Prompts for a reason, a choice or a text or both, then rejects a request for all locations of the practice (IC-050 to IC-054, D106). */
export function RejectDialog({ requestId, onClose, onDone }: RejectDialogProps) {
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
        initialValues={empty}
        validationSchema={schema}
        onSubmit={(values) => send(() => submit(formatReason(values)))}
        idPrefix="reject"
      >
        <PersistFormDraft draft={draft} stored={empty} />
        <Text>{rejectTexts.text}</Text>
        <ChipRadios
          name="choice"
          label={rejectTexts.choice}
          optional
          options={rejectReasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <TextArea name="reason" label={rejectTexts.reason} rows={3} />
        <FormFailure reason={getServerMessage(failure)}>{failure !== null && rejectTexts.failed}</FormFailure>
        <DialogActions action={rejectTexts.confirm} cancel={rejectTexts.keep} onCancel={close} danger />
      </AppForm>
    </Dialog>
  );
}
