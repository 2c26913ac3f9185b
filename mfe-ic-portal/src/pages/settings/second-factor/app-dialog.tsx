import { useConfirmAuthenticatorMutation, useCreateAuthenticatorMutation } from '@scanharbor/shared-contracts/api/account/second-factor';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import { DialogActions } from '../../../components/dialog-actions';
import { useSubmitWithErrors } from '../../../components/use-submit-with-errors';
import { texts } from '../../../texts';
import { QrCode } from './qr-code';

const factorTexts = texts.secondFactor;
const dialogTexts = factorTexts.appDialog;
const schema = object({ code: string().trim().required(dialogTexts.codeMissing) });

const Key = styled.code`
  display: block;
  padding: ${token.space8} ${token.space12};
  overflow-wrap: anywhere;
  background: ${token.brandTint};
  border-radius: ${token.radiusControl};
`;

const groupKey = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface AppDialogProps {
  /** Receives the recovery codes of a first factor, otherwise none. */
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: shows its key as a QR code and as text, and confirms it by a code. */
export function AppDialog({ onDone, onClose }: AppDialogProps) {
  const [create, { data: app, error }] = useCreateAuthenticatorMutation();
  const [confirm] = useConfirmAuthenticatorMutation();
  const { failure, send } = useSubmitWithErrors(factorTexts.failed);
  const creating = useSubmitWithErrors(factorTexts.failed);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void creating.send(() => create().unwrap());
  });
  return (
    <Dialog title={dialogTexts.title} size="small" onClose={onClose}>
      {!app && (error ? <FormFailure>{creating.failure}</FormFailure> : <Skeleton lines={6} />)}
      {app && (
        <AppForm
          idPrefix="app"
          label={dialogTexts.title}
          initialValues={{ code: '' }}
          validationSchema={schema}
          onSubmit={({ code }, { setErrors }) =>
            send(async () => onDone(await confirm({ code: code.replace(/\s/g, '') }).unwrap()), setErrors)
          }
        >
          <Text>{dialogTexts.scan}</Text>
          <QrCode text={app.uri} label={dialogTexts.picture} />
          <div>
            <Text>{dialogTexts.key}</Text>
            <Key>{groupKey(app.secret)}</Key>
          </div>
          <TextField
            name="code"
            label={dialogTexts.code}
            hint={dialogTexts.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            width={8}
          />
          <FormFailure>{failure}</FormFailure>
          <DialogActions action={dialogTexts.confirm} cancel={factorTexts.cancel} onCancel={onClose} />
        </AppForm>
      )}
    </Dialog>
  );
}
