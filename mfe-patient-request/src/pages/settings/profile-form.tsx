import { object, string } from 'yup';
import { languages } from '@scanharbor/shared-contracts/domain/language';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type PatientDetails, type Profile } from '@scanharbor/shared-contracts/domain/profile';
import { useSession } from '@scanharbor/shared-contracts';
import { isZip, unknownZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { personFields, type PersonValues } from '@scanharbor/shared-contracts/forms/person';
import { stepTexts } from '@scanharbor/shared-contracts/forms/form-texts';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { SelectField } from '@scanharbor/shared-ui/select-field';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { ContactFields, NameFields } from '../../components/request-flow/step-two/person-fields';
import { settingsTexts } from './settings.texts';
import { useSaveProfile } from './use-save-profile';

interface ProfileValues extends PersonValues, PatientDetails {
  zipCode: string;
}

const schema = object({ ...personFields, zipCode: string().test('zip', stepTexts.zip, (zip) => isZip(zip ?? '')) });

const valuesOf = ({ firstName, lastName, email, phone, dob, allowTexts, zipCode, preferredLanguage }: Profile): ProfileValues => ({
  firstName,
  lastName,
  email,
  phone,
  dob,
  allowTexts,
  zipCode: zipCode === unknownZip ? '' : zipCode,
  preferredLanguage: preferredLanguage ?? '',
});

const languageOptions = languages.map((value) => ({ value, label: value }));

/** The patient's data; only changed fields are sent (PR-232, PR-238). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const { user } = useSession();
  const savedValues = valuesOf(profile);
  return (
    <Stack as="section" aria-labelledby="settings-profile">
      <Heading level={2} id="settings-profile">
        {settingsTexts.profile}
      </Heading>
      <AppForm<ProfileValues>
        idPrefix="profile"
        initialValues={savedValues}
        followStored
        validationSchema={schema}
        onSubmit={(values, helpers) => save(savedValues, { ...values, phone: toPhone(values.phone) ?? values.phone }, helpers)}
      >
        <NameFields />
        {user?.pendingEmail && <Text role="status">{settingsTexts.emailWaits(user.pendingEmail)}</Text>}
        <ContactFields />
        <ZipField name="zipCode" label={settingsTexts.zip} />
        <SelectField
          name="preferredLanguage"
          label={settingsTexts.language}
          hint={settingsTexts.languageHint}
          optional
          options={languageOptions}
        />
        <div>
          <SubmitButton>{settingsTexts.save}</SubmitButton>
        </div>
      </AppForm>
    </Stack>
  );
}
