import { type SessionUser } from '@scanharbor/shared-contracts';
import { personFields } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { object } from 'yup';
import { texts } from '../../texts';
import { SectionCard } from '../../components/section-card/section-card';
import { KeepTyped } from '../../components/typed/keep-typed';
import { useTyped } from '../../components/typed/use-typed';
import { useSaveSettings } from './use-save-settings';

const words = texts.settings;
const { firstName, lastName } = personFields;
const schema = object({ firstName, lastName });

/** First and last name. */
export function PersonalForm({ user }: { user: SessionUser }) {
  const { save } = useSaveSettings(user);
  const typed = useTyped('settings-personal');
  const stored = { firstName: user.firstName, lastName: user.lastName };
  return (
    <SectionCard id="personal" title={words.personal}>
      <AppForm
        idPrefix="personal"
        label={words.personal}
        initialValues={stored}
        validationSchema={schema}
        onSubmit={async (values, { setErrors }) => setErrors((await save(schema.cast(values), typed.drop)) ?? {})}
      >
        <KeepTyped typed={typed} stored={stored} />
        <FieldRow>
          <TextField name="firstName" label={words.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={words.lastName} autoComplete="family-name" />
        </FieldRow>
        <div>
          <SubmitButton>{words.saveName}</SubmitButton>
        </div>
      </AppForm>
    </SectionCard>
  );
}
