import { getServerMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useReviewEntryMutation, type WaitingEntry } from '@scanharbor/shared-contracts/api/practices';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { Text } from '@scanharbor/shared-ui/theme';
import { object, string } from 'yup';
import { DialogActions } from '../../../components/dialog-actions';
import { PersistFormDraft } from '../../../components/form-draft/persist-form-draft';
import { useFormDraft } from '../../../components/form-draft/use-form-draft';
import { messageDelays, texts } from '../../../texts';

const entryTexts = texts.entries;
const empty = { reason: '' };
const schema = object({ reason: string().trim().required(entryTexts.reasonMissing) });

/** Prompts for a reason, then rejects an entry of a guest or a new center. */
export function RejectEntryDialog({ entry, onClose }: { entry: WaitingEntry; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [review] = useReviewEntryMutation();
  const { failure, send } = useSingleFlight();
  const draft = useFormDraft(`reject-${entry.kind}-${entry.id}`);
  const close = draft.discardAnd(onClose);
  const reject = async (reason: string) => {
    await review({ entry, reason: reason.trim() }).unwrap();
    dispatch(messageShown({ status: true, message: entryTexts.rejected(entry.name), delay: messageDelays.listAction }));
    close();
  };
  return (
    <Dialog title={entryTexts.rejectOf(entry.name)} onClose={close} size="small">
      <AppForm
        initialValues={empty}
        validationSchema={schema}
        onSubmit={({ reason }) => send(() => reject(reason))}
        idPrefix="reject-entry"
      >
        <PersistFormDraft draft={draft} stored={empty} />
        <Text>{entryTexts.rejectText}</Text>
        <TextArea name="reason" label={entryTexts.reason} rows={3} />
        <FormFailure reason={getServerMessage(failure)}>{failure !== null && entryTexts.rejectFailed}</FormFailure>
        <DialogActions action={entryTexts.confirm} cancel={entryTexts.keep} onCancel={close} danger />
      </AppForm>
    </Dialog>
  );
}
