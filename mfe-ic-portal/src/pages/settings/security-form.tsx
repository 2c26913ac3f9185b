import { type SessionUser } from '@scanharbor/shared-contracts';
import { passwordHints } from '@scanharbor/shared-contracts/domain/password';
import { confirmationField, newPasswordField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { AccountName, PasswordField } from '@scanharbor/shared-ui/password-field';
import { object } from 'yup';
import { texts } from '../../texts';
import { SectionCard } from '../../components/section-card/section-card';
import { useSaveSettings } from './use-save-settings';

const settingsTexts = texts.settings;

const schema = object({
  password: newPasswordField('basic'),
  confirmation: confirmationField('password'),
});

const hints = passwordHints('basic');
const empty = { password: '', confirmation: '' };

/** The form for a new password of rule basic, with confirmation (IC-193, IC-195, IC-197). */
export function SecurityForm({ user }: { user: SessionUser }) {
  const { savePassword } = useSaveSettings(user);
  return (
    <SectionCard id="security" title={settingsTexts.security}>
      <AppForm
        idPrefix="security"
        label={settingsTexts.security}
        initialValues={empty}
        validationSchema={schema}
        onSubmit={async ({ password }, { setErrors, resetForm }) => {
          const errors = await savePassword(password);
          if (errors) setErrors({ password: errors.new_password });
          else resetForm();
        }}
      >
        <AccountName email={user.email} />
        <PasswordField name="password" label={settingsTexts.newPassword} autoComplete="new-password" rules={hints} />
        <PasswordField name="confirmation" label={settingsTexts.confirmation} autoComplete="new-password" />
        <div>
          <SubmitButton>{settingsTexts.savePassword}</SubmitButton>
        </div>
      </AppForm>
    </SectionCard>
  );
}
