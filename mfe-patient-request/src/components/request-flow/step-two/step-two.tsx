import { useState } from 'react';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Stack } from '@scanharbor/shared-ui/layout';
import { useSession } from '@scanharbor/shared-contracts';
import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { type PersonValues } from '@scanharbor/shared-contracts/forms/person';
import { flowTexts } from '../../../texts';
import { type FlowDraft } from '../flow-draft';
import { type RequestEvent } from '../request-machine';
import { AccountChoice } from './account-choice';
import { ProfileForm } from './profile-form';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

interface StepTwoProps {
  draft: FlowDraft;
  send: (event: RequestEvent) => void;
  onBack: () => void;
  /** Saves the step for the patient who is now signed in. */
  onSave: () => Promise<void>;
}

/** Registers or signs in a guest, or shows a patient's profile (PR-080, PR-082). */
export function StepTwo({ draft, send, onBack, onSave }: StepTwoProps) {
  const { user } = useSession();
  const [mode, setMode] = useState<'register' | 'sign-in'>('register');
  const [registering, setRegistering] = useState(false);
  const save = (person: PersonValues) => send({ type: 'answered', answers: { person } });
  // Registering turns the anonymous account that 'Book This Scan' creates into a real one.
  const isRegistered = registeredPatient(user) !== undefined;
  const { data: profile, isError, isFetching, refetch } = useProfileQuery(undefined, { skip: !isRegistered || registering });

  if (isRegistered && !registering) {
    if (isError) return <LoadError title={flowTexts.callFailed} onRetry={() => void refetch()} retrying={isFetching} />;
    if (!profile) return <Skeleton lines={5} />;
    const { firstName, lastName, email, phone, dob, allowTexts } = profile;
    const typed = draft.person.email === email ? draft.person : { firstName, lastName, email, phone, dob, allowTexts };
    return <ProfileForm key={profile.id} person={typed} onChange={save} onBack={onBack} onSave={onSave} />;
  }
  return (
    <Stack $gap="space24">
      <AccountChoice mode={mode} onChoose={setMode} />
      {mode === 'register' ? (
        <RegisterForm
          person={draft.person}
          zipCode={draft.one.zipCode}
          onChange={save}
          onBack={onBack}
          onBusy={setRegistering}
          onRegistered={onSave}
        />
      ) : (
        <SignInForm email={draft.person.email} onBack={onBack} />
      )}
    </Stack>
  );
}
