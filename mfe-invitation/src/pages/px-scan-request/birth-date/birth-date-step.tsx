import { getErrorCode, getErrorMessage } from '@scanharbor/shared-contracts';
import { useValidateDateOfBirthMutation } from '@scanharbor/shared-contracts/api/px';
import { birthDateAttempts, type Invitation } from '@scanharbor/shared-contracts/domain/invitation';
import { DateOfBirth } from '@scanharbor/shared-ui/clinic/date-of-birth';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { texts } from '../../../texts';
import { toHandOffDate } from './hand-off-date';

const { birthDate } = texts;

const schema = object({ dob: string().required(birthDate.missing) });

/** Status of a wrong date; any other failure costs no attempt. */
const wrongDate = 400;

interface BirthDateStepProps {
  invitation: Invitation;
  /** `dob` is YYYY-MM-DD. */
  onConfirmed: (proof: string, dob: string) => void;
}

/** Step 1: the date of birth, with the number of attempts left on the server (IN-020 to IN-026). */
export function BirthDateStep({ invitation, onConfirmed }: BirthDateStepProps) {
  const [validate] = useValidateDateOfBirthMutation();
  const [failure, setFailure] = useState<string>();
  const attemptsLeft = Math.max(0, birthDateAttempts - invitation.attempts);

  const submit = async ({ dob }: { dob: string }, { setErrors }: FormikHelpers<{ dob: string }>) => {
    setFailure(undefined);
    try {
      const confirmed = await validate({ dob: toHandOffDate(dob), invitationId: invitation.id }).unwrap();
      if (confirmed) onConfirmed(confirmed.proof, dob);
      else setErrors({ dob: birthDate.wrong });
    } catch (error) {
      if (getErrorCode(error) === wrongDate) setErrors({ dob: birthDate.wrong });
      else setFailure(getErrorMessage(error, texts.callFailed));
    }
  };

  return (
    <AppForm initialValues={{ dob: '' }} validationSchema={schema} onSubmit={submit} label={birthDate.title}>
      <Text $color="ink2">{birthDate.intro}</Text>
      <DateOfBirth name="dob" label={birthDate.label} minAge={0} />
      <Text role="status" $strong>
        {birthDate.attempts(attemptsLeft)}
      </Text>
      <FormFailure>{failure}</FormFailure>
      <div>
        <SubmitButton savingText={birthDate.submitting} disabled={attemptsLeft === 0}>
          {birthDate.submit}
        </SubmitButton>
      </div>
    </AppForm>
  );
}
