import { object, string } from 'yup';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type Profile } from '@scanharbor/shared-contracts/domain/profile';
import { isZip, unknownZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { personFields, type PersonValues } from '@scanharbor/shared-contracts/forms/person';
import { stepTexts } from '@scanharbor/shared-contracts/forms/request-steps';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Heading } from '@scanharbor/shared-ui/theme';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { ContactFields, NameFields } from '../../components/request-flow/step-two/person-fields';
import { settingsTexts } from './settings.texts';
import { useProfileSaving } from './use-profile-saving';

interface ProfileValues extends PersonValues {
  zipCode: string;
}

const schema = object({ ...personFields, zipCode: string().test('zip', stepTexts.zip, (zip) => isZip(zip ?? '')) });

const valuesOf = ({ firstName, lastName, email, phone, dob, allowTexts, zipCode }: Profile): ProfileValues => ({
  firstName,
  lastName,
  email,
  phone,
  dob,
  allowTexts,
  zipCode: zipCode === unknownZip ? '' : zipCode,
});

/** The patient's own data; only what was changed is sent (PR-232, PR-238). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useProfileSaving();
  const before = valuesOf(profile);
  return (
    <Stack as="section" aria-labelledby="settings-profile">
      <Heading level={2} id="settings-profile">
        {settingsTexts.profile}
      </Heading>
      <AppForm<ProfileValues>
        idPrefix="profile"
        initialValues={before}
        followStored
        validationSchema={schema}
        onSubmit={(values, helpers) => save(before, { ...values, phone: toPhone(values.phone) ?? values.phone }, helpers)}
      >
        <NameFields />
        <ContactFields />
        <ZipField name="zipCode" label={settingsTexts.zip} />
        <div>
          <SubmitButton>{settingsTexts.save}</SubmitButton>
        </div>
      </AppForm>
    </Stack>
  );
}
