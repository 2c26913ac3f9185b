import { useNavigate } from 'react-router-dom';
import { type FormikHelpers } from 'formik';
import { paths, requestInProgress } from '@scanharbor/shared-contracts';
import { usePatientSignIn } from '@scanharbor/shared-contracts/forms/patient-sign-in';
import { signInSchema, type SignInValues } from '@scanharbor/shared-contracts/forms/person';
import { SignInFields } from '@scanharbor/shared-ui/clinic/account-fields';
import { AppForm } from '@scanharbor/shared-ui/form';
import { accountTexts } from '../../../texts';
import { FormFooter } from '../step-footer';

interface SignInFormProps {
  email: string;
  onBack: () => void;
}

/** Signs in within the flow; the profile form replaces it then (PR-093 to PR-095). */
export function SignInForm({ email, onBack }: SignInFormProps) {
  const navigate = useNavigate();
  const signIn = usePatientSignIn();

  const submit = async (values: SignInValues, { setErrors }: FormikHelpers<SignInValues>) => {
    const outcome = await signIn(values);
    if (outcome === 'entered') {
      requestInProgress.mark();
      return;
    }
    if (outcome === 'restore') return void navigate(paths.passwordTempReset());
    setErrors({ password: outcome.problem });
  };

  return (
    <AppForm<SignInValues>
      initialValues={{ email, password: '', remember: false }}
      validationSchema={signInSchema}
      onSubmit={submit}
      label={accountTexts.signIn}
    >
      <SignInFields texts={accountTexts} forgotPasswordUrl={paths.passwordForgot()} />
      <FormFooter continueText={accountTexts.signIn} onBack={onBack} />
    </AppForm>
  );
}
