import { type SessionUser } from '@scanharbor/shared-contracts';
import { emailField } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { object } from 'yup';
import { texts } from '../../texts';
import { SectionCard } from '../../components/section-card/section-card';
import { KeepTyped } from '../../components/typed/keep-typed';
import { useTyped } from '../../components/typed/use-typed';
import { useSaveSettings } from './use-save-settings';

const words = texts.settings;
const schema = object({ email: emailField });

/** The email, which is also the user name. */
export function ContactForm({ user }: { user: SessionUser }) {
  const { save } = useSaveSettings(user);
  const typed = useTyped('settings-contact');
  const stored = { email: user.email };
  return (
    <SectionCard id="contact" title={words.contact}>
      <AppForm
        idPrefix="contact"
        label={words.contact}
        initialValues={stored}
        validationSchema={schema}
        onSubmit={async (values, { setErrors }) => setErrors((await save(schema.cast(values), typed.drop)) ?? {})}
      >
        <KeepTyped typed={typed} stored={stored} />
        <TextField name="email" type="email" label={words.email} autoComplete="email" />
        <div>
          <SubmitButton>{words.saveEmail}</SubmitButton>
        </div>
      </AppForm>
    </SectionCard>
  );
}
