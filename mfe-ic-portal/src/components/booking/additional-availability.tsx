import { getErrorCode, getServerMessage, messageShown, useAppDispatch, useDraft } from '@scanharbor/shared-contracts';
import { useRequestAvailabilityMutation } from '@scanharbor/shared-contracts/api/ic-portal';
import { AlertDialog, Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { DialogActions } from '../dialog-actions';
import { messageDelays, texts } from '../../texts';

const availabilityTexts = texts.availability;

const conflict = 409;

interface AdditionalAvailabilityProps {
  requestId: number;
  /** Why the request can no longer be answered with other times. */
  closed?: string | undefined;
  onClose: () => void;
}

/**
 * Requests more times from the Care Team (IC-113 to IC-116). The note stays after a failure, and the dialog when a colleague has booked.
 */
export function AdditionalAvailability({ requestId, closed, onClose }: AdditionalAvailabilityProps) {
  const dispatch = useAppDispatch();
  const { value = '', save, discard } = useDraft<string>(`availability-${requestId}`);
  const [request] = useRequestAvailabilityMutation();
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const send = async (note: string) => {
    if (note === '') {
      setMissing(true);
      return;
    }
    try {
      await request({ requestId, note }).unwrap();
      discard();
      dispatch(messageShown({ status: true, message: availabilityTexts.done, delay: messageDelays.availabilitySent }));
    } catch (error) {
      if (getErrorCode(error) === conflict) {
        setRefusal(getServerMessage(error));
        return;
      }
      dispatch(messageShown({ status: false, message: availabilityTexts.failed, delay: messageDelays.availabilityFailed }));
    }
    onClose();
  };

  return (
    <Dialog title={availabilityTexts.title} onClose={onClose} size="small">
      <AppForm initialValues={{ note: value }} onSubmit={({ note }) => send(note.trim())} idPrefix="availability">
        <PersistValues<{ note: string }> onChange={({ note }) => save(note)} />
        <Text>{availabilityTexts.text}</Text>
        <TextArea name="note" label={availabilityTexts.note} hint={availabilityTexts.hint} rows={4} />
        <DialogActions action={availabilityTexts.send} cancel={availabilityTexts.keep} onCancel={onClose} closed={closed ?? refusal} />
      </AppForm>
      {isMissing && (
        <AlertDialog title={availabilityTexts.missingTitle} onClose={() => setMissing(false)}>
          {availabilityTexts.missing}
        </AlertDialog>
      )}
    </Dialog>
  );
}
