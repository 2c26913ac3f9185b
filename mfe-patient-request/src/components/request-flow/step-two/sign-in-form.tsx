import { Link, useNavigate } from 'react-router-dom';
import { type FormikHelpers } from 'formik';
import { developerMessage, failureCode, failureMessage, paths, requestInProgress } from '@scanharbor/shared-contracts';
import { useLoginMutation } from '@scanharbor/shared-contracts/api/account';
import { signInSchema, type SignInValues } from '@scanharbor/shared-contracts/forms/person';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { accountTexts } from '../../../texts';
import { StepFooter } from '../step-footer';
import { useEnterAs } from './use-enter-as';

interface SignInFormProps {
  email: string;
  onBack: () => void;
}

/** Signing in inside the flow; after it the profile shows in this place (PR-093 to PR-095). */
export function SignInForm({ email, onBack }: SignInFormProps) {
  const navigate = useNavigate();
  const [login] = useLoginMutation();
  const enterAs = useEnterAs();

  const submit = async ({ email: username, password, remember }: SignInValues, { setErrors }: FormikHelpers<SignInValues>) => {
    try {
      const entered = await login({ username: username.trim(), password }).unwrap();
      if (entered.user.userType !== 'patient') return setErrors({ password: accountTexts.wrongLogin });
      await enterAs(entered, remember);
      requestInProgress.mark();
    } catch (error) {
      if (developerMessage(error) === accountTexts.restore) return void navigate(paths.passwordTempReset());
      const refused = failureCode(error) !== undefined;
      setErrors({ password: refused ? accountTexts.wrongLogin : failureMessage(error, accountTexts.wrongLogin) });
    }
  };

  return (
    <AppForm<SignInValues>
      initialValues={{ email, password: '', remember: false }}
      validationSchema={signInSchema}
      onSubmit={submit}
      label={accountTexts.signIn}
    >
      <TextField name="email" type="email" label={accountTexts.email} autoComplete="username" spellCheck={false} />
      <PasswordField
        name="password"
        label={accountTexts.password}
        hint={<Link to={paths.passwordForgot()}>{accountTexts.forgot}</Link>}
      />
      <CheckboxField name="remember" label={accountTexts.remember} />
      <StepFooter continueText={accountTexts.signIn} onBack={onBack} />
    </AppForm>
  );
}
