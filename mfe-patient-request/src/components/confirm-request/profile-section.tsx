import { type FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useUpdatePatientAccountMutation } from '@scanharbor/shared-contracts/api/datica';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type Profile } from '@scanharbor/shared-contracts/domain/profile';
import { formTexts } from '@scanharbor/shared-contracts/forms/form-texts';
import { emailField, personFields } from '@scanharbor/shared-contracts/forms/person';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { ContactFields } from '../request-flow/step-two/person-fields';
import { getProfileError } from '../request-flow/step-two/registration-failure';
import { accountTexts } from '../../texts';
import { confirmTexts as texts } from './confirm-request.texts';
import { StepActions } from './step-actions';

interface ProfileValues {
  email: string;
  phone: string;
  dob: string;
  allowTexts: boolean;
}

/** An empty email has its own message here (PR-177); phone and date of birth are required (PR-178). */
const schema = object({
  email: string()
    .trim()
    .required(texts.emailMissing)
    .test('email', formTexts.email, (email) => emailField.isValidSync(email)),
  phone: personFields.phone,
  dob: personFields.dob,
});

/** Prompts for missing patient data that the center needs (PR-176 to PR-180). After saving, the next form follows. */
export function ProfileSection({ profile, onBack }: { profile: Profile; onBack: () => void }) {
  const [update] = useUpdatePatientAccountMutation();
  const { email, phone, dob, allowTexts } = profile;

  const submit = async (values: ProfileValues, { setErrors, setStatus }: FormikHelpers<ProfileValues>) => {
    setStatus(undefined);
    try {
      await update({
        email: values.email.trim(),
        phone: toPhone(values.phone) ?? undefined,
        dob: values.dob || undefined,
        allowTexts: values.allowTexts,
      }).unwrap();
    } catch (error) {
      const { fields } = getProfileError(error, texts.saveFailed);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setStatus(getErrorMessage(error, texts.saveFailed));
    }
  };

  return (
    <AppForm<ProfileValues>
      idPrefix="confirm-profile"
      label={texts.profile}
      initialValues={{ email, phone, dob, allowTexts }}
      validationSchema={schema}
      onSubmit={submit}
    >
      {({ status }) => (
        <>
          <Text $strong>{texts.profile}</Text>
          <TextField name="email" type="email" label={accountTexts.email} autoComplete="email" spellCheck={false} />
          <ContactFields />
          <StepActions problem={status as string | undefined} onBack={onBack}>
            <SubmitButton>{texts.saveProfile}</SubmitButton>
          </StepActions>
        </>
      )}
    </AppForm>
  );
}
