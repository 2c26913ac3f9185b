import { type SessionUser } from '@scanharbor/shared-contracts';
import { emailField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { object } from 'yup';
import { texts } from '../../texts';
import { SectionCard } from '../../components/section-card/section-card';
import { PersistFormDraft } from '../../components/form-draft/persist-form-draft';
import { useFormDraft } from '../../components/form-draft/use-form-draft';
import { useSaveSettings } from './use-save-settings';

const settingsTexts = texts.settings;
const schema = object({ email: emailField });

/** The form for the email, which is also the user name. A new one waits until it is confirmed at its address. */
export function ContactForm({ user }: { user: SessionUser }) {
  const { save } = useSaveSettings(user);
  const draft = useFormDraft('settings-contact');
  const stored = { email: user.email };
  return (
    <SectionCard id="contact" title={settingsTexts.contact}>
      <AppForm
        idPrefix="contact"
        label={settingsTexts.contact}
        initialValues={stored}
        validationSchema={schema}
        onSubmit={async (values, { setErrors, resetForm }) => {
          const errors = await save(schema.cast(values), draft.discard);
          if (errors) setErrors(errors);
          else resetForm();
        }}
      >
        <PersistFormDraft draft={draft} stored={stored} />
        <TextField name="email" type="email" label={settingsTexts.email} autoComplete="email" />
        {user.pendingEmail && <Text role="status">{settingsTexts.emailWaits(user.pendingEmail)}</Text>}
        <div>
          <SubmitButton>{settingsTexts.saveEmail}</SubmitButton>
        </div>
      </AppForm>
    </SectionCard>
  );
}
