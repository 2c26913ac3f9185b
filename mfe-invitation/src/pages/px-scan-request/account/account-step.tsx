import { useSession } from '@scanharbor/shared-contracts';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { Button } from '@scanharbor/shared-ui/button';
import { Stack } from '@scanharbor/shared-ui/layout';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { Text } from '@scanharbor/shared-ui/theme';
import { Formik } from 'formik';
import { FlowFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';
import { type PersonDraft } from '../hand-off-draft';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

const { account } = texts;

const options = [
  { value: 'guest', label: account.guest, text: account.guestText },
  { value: 'register', label: account.register, text: account.registerText },
  { value: 'sign-in', label: account.signIn, text: account.signInText },
];

interface AccountStepProps {
  person: PersonDraft;
  /** As confirmed in step 1, YYYY-MM-DD; '' after a reload. */
  birthDate: string;
  onChange: (person: PersonDraft) => void;
  onBack: () => void;
  onChosen: (way: 'guest' | 'account') => void;
}

/** Step 2: as a guest, with a new account, or signed in (IN-030, IN-031). */
export function AccountStep({ person, birthDate, onChange, onBack, onChosen }: AccountStepProps) {
  const user = registeredPatient(useSession().user);
  if (user) {
    return (
      <Stack $gap="space24">
        <Stack $gap="space8">
          <Text>{account.signedInAs(formatFullName(user), user.email)}</Text>
          <div>
            <Button variant="link" onClick={() => onChosen('guest')}>
              {account.guest}
            </Button>
          </div>
        </Stack>
        <FlowFooter onBack={onBack}>
          <Button variant="primary" onClick={() => onChosen('account')}>
            {account.continueWith}
          </Button>
        </FlowFooter>
      </Stack>
    );
  }
  const handleSignedIn = () => onChosen('account');
  return (
    <Formik initialValues={{ way: 'guest' }} onSubmit={() => undefined}>
      {({ values }) => (
        <Stack $gap="space32">
          <RadioCards name="way" label={account.way} options={options} columns={1} />
          {values.way === 'guest' && (
            <FlowFooter onBack={onBack}>
              <Button variant="primary" onClick={() => onChosen('guest')}>
                {account.guest}
              </Button>
            </FlowFooter>
          )}
          {values.way === 'register' && (
            <RegisterForm person={person} birthDate={birthDate} onChange={onChange} onBack={onBack} onSignedIn={handleSignedIn} />
          )}
          {values.way === 'sign-in' && <SignInForm email={person.email} onBack={onBack} onSignedIn={handleSignedIn} />}
        </Stack>
      )}
    </Formik>
  );
}
