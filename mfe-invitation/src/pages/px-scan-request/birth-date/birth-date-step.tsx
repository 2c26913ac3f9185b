import { failureCode, failureMessage } from '@scanharbor/shared-contracts';
import { useValidateDateOfBirthMutation } from '@scanharbor/shared-contracts/api/px';
import { birthDateAttempts, type Invitation } from '@scanharbor/shared-contracts/domain/invitation';
import { DateOfBirth } from '@scanharbor/shared-ui/date-of-birth';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Text } from '@scanharbor/shared-ui/theme';
import { type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { texts } from '../../../texts';
import { toHandOffDate } from './hand-off-date';

const { birthDate } = texts;

const schema = object({ dob: string().required(birthDate.missing) });

/** The refusal of a date; any other failure of the check leaves the attempts alone. */
const wrongDate = 400;

interface BirthDateStepProps {
  invitation: Invitation;
  /** Takes the proof, and the date as YYYY-MM-DD. */
  onConfirmed: (proof: string, dob: string) => void;
}

/** Step 1: the date of birth, with the attempts that the server still gives (IN-020 to IN-026). */
export function BirthDateStep({ invitation, onConfirmed }: BirthDateStepProps) {
  const [validate] = useValidateDateOfBirthMutation();
  const [failure, setFailure] = useState<string>();
  const left = Math.max(0, birthDateAttempts - invitation.attempts);

  const submit = async ({ dob }: { dob: string }, { setErrors }: FormikHelpers<{ dob: string }>) => {
    setFailure(undefined);
    try {
      const confirmed = await validate({ dob: toHandOffDate(dob), invitationId: invitation.id }).unwrap();
      if (confirmed) onConfirmed(confirmed.proof, dob);
      else setErrors({ dob: birthDate.wrong });
    } catch (error) {
      if (failureCode(error) === wrongDate) setErrors({ dob: birthDate.wrong });
      else setFailure(failureMessage(error, texts.callFailed));
    }
  };

  return (
    <AppForm initialValues={{ dob: '' }} validationSchema={schema} onSubmit={submit} label={birthDate.title}>
      <Text $colour="ink2">{birthDate.intro}</Text>
      <DateOfBirth name="dob" label={birthDate.label} minAge={0} />
      <Text role="status" $strong>
        {birthDate.attempts(left)}
      </Text>
      <FormFailure>{failure}</FormFailure>
      <div>
        <SubmitButton savingText={birthDate.submitting} disabled={left === 0}>
          {birthDate.submit}
        </SubmitButton>
      </div>
    </AppForm>
  );
}
