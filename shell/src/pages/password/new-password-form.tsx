import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { confirmationField, newPasswordField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { type ReactNode } from 'react';
import { object } from 'yup';

const schema = object({
  password: newPasswordField('basic'),
  confirmation: confirmationField('password'),
});

const hints = passwordHints('basic');

interface Props {
  before?: ReactNode;
  onSubmit: (password: string) => Promise<void>;
}

/** A new password, twice (SC-400, SC-402). A second press while it is being saved sends nothing (SH-070). */
export function NewPasswordForm({ before, onSubmit }: Props) {
  return (
    <AppForm initialValues={{ password: '', confirmation: '' }} validationSchema={schema} onSubmit={({ password }) => onSubmit(password)}>
      {before}
      <PasswordField name="password" label="New password" autoComplete="new-password" rules={hints} />
      <PasswordField name="confirmation" label="New password again" autoComplete="new-password" />
      <SubmitButton wide>Save password</SubmitButton>
    </AppForm>
  );
}
