import { useState } from 'react';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Stack } from '@scanharbor/shared-ui/layout';
import { useSession } from '@scanharbor/shared-contracts';
import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/session-user';
import { type PersonValues } from '@scanharbor/shared-contracts/forms/person';
import { flowTexts } from '../../../texts';
import { type FlowDraft } from '../flow-draft';
import { AccountChoice } from './account-choice';
import { ProfileForm } from './profile-form';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

interface StepTwoProps {
  draft: FlowDraft;
  keep: (person: PersonValues) => void;
  onBack: () => void;
  /** Goes on with the flow for the patient who is now signed in. */
  onKnown: () => Promise<void>;
}

/** Registers or signs in a guest, or shows a patient's profile (PR-080, PR-082). */
export function StepTwo({ draft, keep, onBack, onKnown }: StepTwoProps) {
  const { user } = useSession();
  const [mode, setMode] = useState<'register' | 'sign-in'>('register');
  const [registering, setRegistering] = useState(false);
  // Registering turns the account of an anonymous patient, as 'Book This Scan' makes them, into a real one.
  const known = registeredPatient(user) !== undefined;
  const { data: profile, isError, isFetching, refetch } = useProfileQuery(undefined, { skip: !known || registering });

  if (known && !registering) {
    if (isError) return <LoadError title={flowTexts.callFailed} onRetry={() => void refetch()} retrying={isFetching} />;
    if (!profile) return <Skeleton lines={5} />;
    const { firstName, lastName, email, phone, dob, allowTexts } = profile;
    const typed = draft.person.email === email ? draft.person : { firstName, lastName, email, phone, dob, allowTexts };
    return <ProfileForm key={profile.id} person={typed} keep={keep} onBack={onBack} onSaved={onKnown} />;
  }
  return (
    <Stack $gap="space24">
      <AccountChoice mode={mode} onChoose={setMode} />
      {mode === 'register' ? (
        <RegisterForm
          person={draft.person}
          zipCode={draft.one.zipCode}
          keep={keep}
          onBack={onBack}
          onBusy={setRegistering}
          onEntered={onKnown}
        />
      ) : (
        <SignInForm email={draft.person.email} onBack={onBack} />
      )}
    </Stack>
  );
}
