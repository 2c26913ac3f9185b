import { type SessionUser } from '@scanharbor/shared-contracts';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { confirmationField, newPasswordField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { object } from 'yup';
import { texts } from '../../texts';
import { SectionCard } from '../../components/section-card/section-card';
import { useSaveSettings } from './use-save-settings';

const words = texts.settings;

const schema = object({
  password: newPasswordField('basic'),
  confirmation: confirmationField('password'),
});

const hints = passwordHints('basic');
const nothing = { password: '', confirmation: '' };

/** A new password of rule basic, typed twice (IC-193, IC-195, IC-197). */
export function SecurityForm({ user }: { user: SessionUser }) {
  const { savePassword } = useSaveSettings(user);
  return (
    <SectionCard id="security" title={words.security}>
      <AppForm
        idPrefix="security"
        label={words.security}
        initialValues={nothing}
        validationSchema={schema}
        onSubmit={async ({ password }, { setErrors, resetForm }) => {
          const errors = await savePassword(password);
          if (errors) setErrors({ password: errors.new_password });
          else resetForm();
        }}
      >
        <PasswordField name="password" label={words.newPassword} autoComplete="new-password" rules={hints} />
        <PasswordField name="confirmation" label={words.confirmation} autoComplete="new-password" />
        <div>
          <SubmitButton>{words.savePassword}</SubmitButton>
        </div>
      </AppForm>
    </SectionCard>
  );
}
