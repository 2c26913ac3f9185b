import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useAddPasskeyMutation, usePasskeyRegistrationMutation } from '@scanharbor/shared-contracts/api/account/second-factor';
import { createPasskey, isKnownDevice, isPasskeyCanceled } from '@scanharbor/shared-contracts/browser/passkey';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { object, string } from 'yup';
import { DialogActions } from '../../../components/dialog-actions';
import { texts } from '../../../texts';

const factorTexts = texts.secondFactor;
const dialogTexts = factorTexts.passkeyDialog;
const schema = object({ name: string().trim().max(60).required(dialogTexts.nameMissing) });

function describeFailure(failure: unknown) {
  if (isPasskeyCanceled(failure)) return dialogTexts.canceled;
  return isKnownDevice(failure) ? dialogTexts.exists : getErrorMessage(failure, factorTexts.failed);
}

interface PasskeyDialogProps {
  /** Receives the recovery codes of a first factor, otherwise none. */
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Adds a passkey with a name; the browser asks for the device. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const [register] = usePasskeyRegistrationMutation();
  const [add] = useAddPasskeyMutation();
  const { failure, send } = useSingleFlight();
  return (
    <Dialog title={dialogTexts.title} size="small" onClose={onClose}>
      <AppForm
        idPrefix="passkey"
        label={dialogTexts.title}
        initialValues={{ name: '' }}
        validationSchema={schema}
        onSubmit={async ({ name }) => {
          await send(async () => {
            const passkey = await createPasskey(await register().unwrap());
            onDone(await add({ name: name.trim(), passkey }).unwrap());
          });
        }}
      >
        <TextField name="name" label={dialogTexts.name} hint={dialogTexts.nameHint} autoComplete="off" />
        <FormFailure>{failure === null ? undefined : describeFailure(failure)}</FormFailure>
        <DialogActions action={dialogTexts.create} cancel={factorTexts.cancel} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
