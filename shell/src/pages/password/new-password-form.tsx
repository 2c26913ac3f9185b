import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { confirmationField, newPasswordField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { type ReactNode } from 'react';
import { object } from 'yup';
import { lazyTexts } from '../../lazy-texts';

const passwordTexts = lazyTexts.password;

const schema = object({
  password: newPasswordField('basic'),
  confirmation: confirmationField('password'),
});

const hints = passwordHints('basic');

interface NewPasswordFormProps {
  intro?: ReactNode;
  onSubmit: (password: string) => Promise<void>;
}

/** Collects a new password and its confirmation (SC-400, SC-402). A second click while saving sends nothing (SH-070). */
export function NewPasswordForm({ intro, onSubmit }: NewPasswordFormProps) {
  return (
    <AppForm initialValues={{ password: '', confirmation: '' }} validationSchema={schema} onSubmit={({ password }) => onSubmit(password)}>
      {intro}
      <PasswordField name="password" label={passwordTexts.new} autoComplete="new-password" rules={hints} />
      <PasswordField name="confirmation" label={passwordTexts.confirm} autoComplete="new-password" />
      <SubmitButton wide>{passwordTexts.save}</SubmitButton>
    </AppForm>
  );
}
