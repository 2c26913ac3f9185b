import { type SessionUser } from '@scanharbor/shared-contracts';
import { personFields } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { object } from 'yup';
import { texts } from '../../texts';
import { SectionCard } from '../../components/section-card/section-card';
import { PersistFormDraft } from '../../components/form-draft/persist-form-draft';
import { useFormDraft } from '../../components/form-draft/use-form-draft';
import { useSaveSettings } from './use-save-settings';

const settingsTexts = texts.settings;
const { firstName, lastName } = personFields;
const schema = object({ firstName, lastName });

/** The form for first and last name. */
export function PersonalForm({ user }: { user: SessionUser }) {
  const { save } = useSaveSettings(user);
  const draft = useFormDraft('settings-personal');
  const stored = { firstName: user.firstName, lastName: user.lastName };
  return (
    <SectionCard id="personal" title={settingsTexts.personal}>
      <AppForm
        idPrefix="personal"
        label={settingsTexts.personal}
        initialValues={stored}
        validationSchema={schema}
        onSubmit={async (values, { setErrors }) => setErrors((await save(schema.cast(values), draft.discard)) ?? {})}
      >
        <PersistFormDraft draft={draft} stored={stored} />
        <FieldRow>
          <TextField name="firstName" label={settingsTexts.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={settingsTexts.lastName} autoComplete="family-name" />
        </FieldRow>
        <div>
          <SubmitButton>{settingsTexts.saveName}</SubmitButton>
        </div>
      </AppForm>
    </SectionCard>
  );
}
