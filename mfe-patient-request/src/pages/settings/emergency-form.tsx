import { object, string } from 'yup';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type Profile } from '@scanharbor/shared-contracts/domain/profile';
import { formTexts } from '@scanharbor/shared-contracts/forms/form-texts';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Heading } from '@scanharbor/shared-ui/theme';
import { settingsTexts } from './settings.texts';
import { useSaveProfile } from './use-save-profile';

type EmergencyValues = Pick<Profile, 'emergencyContactName' | 'emergencyContactNumber'>;

const schema = object({
  emergencyContactName: string(),
  emergencyContactNumber: string().test('phone', formTexts.phone, (phone) => !phone || toPhone(phone) !== null),
});

/** The emergency contact (PR-232). */
export function EmergencyForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const { emergencyContactName, emergencyContactNumber } = profile;
  const savedValues: EmergencyValues = { emergencyContactName, emergencyContactNumber };
  return (
    <Stack as="section" aria-labelledby="settings-emergency">
      <Heading level={2} id="settings-emergency">
        {settingsTexts.emergency}
      </Heading>
      <AppForm<EmergencyValues>
        idPrefix="emergency"
        initialValues={savedValues}
        followStored
        validationSchema={schema}
        onSubmit={(values, helpers) =>
          save(savedValues, { ...values, emergencyContactNumber: toPhone(values.emergencyContactNumber) ?? '' }, helpers)
        }
      >
        <TextField name="emergencyContactName" label={settingsTexts.emergencyName} optional autoComplete="off" />
        <PhoneField name="emergencyContactNumber" label={settingsTexts.emergencyPhone} optional autoComplete="off" />
        <div>
          <SubmitButton>{settingsTexts.save}</SubmitButton>
        </div>
      </AppForm>
    </Stack>
  );
}
