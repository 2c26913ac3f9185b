import { paths } from '@scanharbor/shared-contracts';
import { usePatientSignIn } from '@scanharbor/shared-contracts/forms/patient-sign-in';
import { signInSchema, type SignInValues } from '@scanharbor/shared-contracts/forms/person';
import { SignInFields } from '@scanharbor/shared-ui/clinic/account-fields';
import { AppForm } from '@scanharbor/shared-ui/form';
import { type FormikHelpers } from 'formik';
import { useNavigate } from 'react-router-dom';
import { FormFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';

const { account } = texts;

interface SignInFormProps {
  email: string;
  onBack: () => void;
  onSignedIn: () => void;
}

/** Signs in within the hand-off; only patients can answer an invitation. */
export function SignInForm({ email, onBack, onSignedIn }: SignInFormProps) {
  const navigate = useNavigate();
  const signIn = usePatientSignIn();

  const submit = async (values: SignInValues, { setErrors }: FormikHelpers<SignInValues>) => {
    const outcome = await signIn(values);
    if (outcome === 'entered') {
      onSignedIn();
      return;
    }
    if (outcome === 'restore') return void navigate(paths.passwordTempReset());
    setErrors({ password: outcome.problem });
  };

  return (
    <AppForm<SignInValues>
      idPrefix="sign-in"
      initialValues={{ email, password: '', remember: false }}
      validationSchema={signInSchema}
      onSubmit={submit}
      label={account.signIn}
    >
      <SignInFields texts={account} forgotPasswordUrl={paths.passwordForgot()} />
      <FormFooter submit={account.signIn} onBack={onBack} />
    </AppForm>
  );
}
