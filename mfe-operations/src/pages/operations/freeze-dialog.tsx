import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useSetFrozenMutation } from '@scanharbor/shared-contracts/api/operations';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog, DialogButtons } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object, string } from 'yup';
import { texts } from '../../texts';

const dialogTexts = texts.dialog;
const schema = object({ reason: string().trim().required(dialogTexts.reasonMissing) });

interface FreezeDialogProps {
  /** A remote, 'shell', or 'all'. */
  name: string;
  /** Whether the dialog ends a freeze. */
  frozen: boolean;
  onClose: () => void;
}

/** Freezes releases of a remote or the whole site, or allows them again, with a reason. */
export function FreezeDialog({ name, frozen, onClose }: FreezeDialogProps) {
  const [setFrozen] = useSetFrozenMutation();
  const [failure, setFailure] = useState<string>();
  const submit = async ({ reason }: { reason: string }) => {
    setFailure(undefined);
    try {
      await setFrozen({ name, frozen: !frozen, reason: reason.trim() }).unwrap();
      onClose();
    } catch (error) {
      setFailure(getErrorMessage(error, dialogTexts.failed));
    }
  };
  const what = name === 'all' ? texts.allReleases : name;
  return (
    <Dialog title={frozen ? dialogTexts.unfreeze(what) : dialogTexts.freeze(what)} onClose={onClose} size="small">
      <AppForm initialValues={{ reason: '' }} validationSchema={schema} onSubmit={submit} idPrefix="freeze">
        <Text>{frozen ? dialogTexts.unfreezeText : dialogTexts.freezeText}</Text>
        <TextArea name="reason" label={dialogTexts.reason} hint={dialogTexts.reasonHint} rows={2} maxLength={500} />
        <FormFailure>{failure}</FormFailure>
        <DialogButtons>
          <Button onClick={onClose}>{dialogTexts.cancel}</Button>
          <SubmitButton variant={frozen ? 'primary' : 'danger'}>{frozen ? texts.unfreeze : texts.freeze}</SubmitButton>
        </DialogButtons>
      </AppForm>
    </Dialog>
  );
}
