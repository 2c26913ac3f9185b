import { messageShown, useAppDispatch, useDraft } from '@scanharbor/shared-contracts';
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

/** Requests more times from the Care Team (IC-113 to IC-116). The note stays after a failure. */
export function AdditionalAvailability({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { value = '', save, discard } = useDraft<string>(`availability-${requestId}`);
  const [request] = useRequestAvailabilityMutation();
  const [isMissing, setMissing] = useState(false);

  const send = async (note: string) => {
    if (note === '') {
      setMissing(true);
      return;
    }
    try {
      await request({ requestId, note }).unwrap();
      discard();
      dispatch(messageShown({ status: true, message: availabilityTexts.done, delay: messageDelays.availabilitySent }));
    } catch {
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
        <DialogActions action={availabilityTexts.send} cancel={availabilityTexts.keep} onCancel={onClose} />
      </AppForm>
      {isMissing && (
        <AlertDialog title={availabilityTexts.missingTitle} onClose={() => setMissing(false)}>
          {availabilityTexts.missing}
        </AlertDialog>
      )}
    </Dialog>
  );
}
