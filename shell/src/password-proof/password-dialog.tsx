import { getErrorMessage, toFieldErrors, useSession } from '@scanharbor/shared-contracts';
import { useProvePasswordMutation } from '@scanharbor/shared-contracts/api/account';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog, DialogButtons } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { AccountName, PasswordField } from '@scanharbor/shared-ui/password-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object, string } from 'yup';
import { lazyTexts } from '../lazy-texts';
import { texts } from '../texts';
import { passwordPrompt } from './password-prompt';

const proofTexts = lazyTexts.passwordProof;
const schema = object({ password: string().required(proofTexts.missing) });

/** Asks for the present password, then lets the waiting call continue. */
export function PasswordDialog() {
  const { user } = useSession();
  const [prove] = useProvePasswordMutation();
  const [failure, setFailure] = useState<string>();
  const cancel = () => passwordPrompt.settle(false);
  return (
    <Dialog title={proofTexts.title} size="small" onClose={cancel}>
      <AppForm
        idPrefix="password-proof"
        label={proofTexts.title}
        initialValues={{ password: '' }}
        validationSchema={schema}
        onSubmit={async ({ password }, { setErrors }) => {
          setFailure(undefined);
          try {
            await prove({ password }).unwrap();
            passwordPrompt.settle(true);
          } catch (error) {
            const fields = toFieldErrors(error);
            if (Object.keys(fields).length > 0) setErrors(fields);
            else setFailure(getErrorMessage(error, texts.requestProblem));
          }
        }}
      >
        <Text>{proofTexts.text}</Text>
        <AccountName email={user?.email ?? ''} />
        <PasswordField name="password" label={proofTexts.password} autoComplete="current-password" />
        <FormFailure>{failure}</FormFailure>
        <DialogButtons>
          <Button onClick={cancel}>{proofTexts.cancel}</Button>
          <SubmitButton>{proofTexts.confirm}</SubmitButton>
        </DialogButtons>
      </AppForm>
    </Dialog>
  );
}
