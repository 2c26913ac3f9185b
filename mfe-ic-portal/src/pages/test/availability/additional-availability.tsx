import { messageShown, useAppDispatch, useDraft } from '@scanharbor/shared-contracts';
import { useRequestAvailabilityMutation } from '@scanharbor/shared-contracts/api/ic-portal';
import { Button } from '@scanharbor/shared-ui/button';
import { AlertDialog, Dialog } from '@scanharbor/shared-ui/dialog';
import { FieldFrame, TextAreaInput } from '@scanharbor/shared-ui/field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useId, useState } from 'react';
import { messageDelays, texts } from '../../../texts';

const words = texts.availability;

/** Asks the Care Team for other times (IC-113 to IC-116). The note stays after a failure. */
export function AdditionalAvailability({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { value: note = '', keep, drop } = useDraft<string>(`availability-${requestId}`);
  const [ask, { isLoading }] = useRequestAvailabilityMutation();
  const [missing, setMissing] = useState(false);

  const send = async () => {
    if (note.trim() === '') {
      setMissing(true);
      return;
    }
    try {
      await ask({ requestId, note: note.trim() }).unwrap();
      drop();
      dispatch(messageShown({ status: true, message: words.done, delay: messageDelays.availabilitySent }));
    } catch {
      dispatch(messageShown({ status: false, message: words.failed, delay: messageDelays.availabilityFailed }));
    }
    onClose();
  };

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="primary" saving={isLoading} onClick={() => void send()}>
            {words.send}
          </Button>
        </>
      }
    >
      <Text>{words.text}</Text>
      <FieldFrame id={id} label={words.note} hint={words.hint}>
        <TextAreaInput id={id} aria-describedby={`${id}-hint`} rows={4} value={note} onChange={({ target }) => keep(target.value)} />
      </FieldFrame>
      {missing && (
        <AlertDialog title={words.missingTitle} onClose={() => setMissing(false)}>
          {words.missing}
        </AlertDialog>
      )}
    </Dialog>
  );
}
