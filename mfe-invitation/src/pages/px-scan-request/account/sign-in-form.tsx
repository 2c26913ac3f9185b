import { developerMessage, failureCode, failureMessage, paths, useEnterAs } from '@scanharbor/shared-contracts';
import { useLoginMutation } from '@scanharbor/shared-contracts/api/account';
import { signInSchema, type SignInValues } from '@scanharbor/shared-contracts/forms/person';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { type FormikHelpers } from 'formik';
import { Link, useNavigate } from 'react-router-dom';
import { StepFooter } from '../../../components/step-footer';
import { texts } from '../../../texts';

const { account } = texts;

interface SignInFormProps {
  email: string;
  onBack: () => void;
  onEntered: () => void;
}

/** Signing in inside the hand-off; only patients can answer an invitation. */
export function SignInForm({ email, onBack, onEntered }: SignInFormProps) {
  const navigate = useNavigate();
  const [login] = useLoginMutation();
  const enterAs = useEnterAs();

  const submit = async ({ email: username, password, remember }: SignInValues, { setErrors }: FormikHelpers<SignInValues>) => {
    try {
      const entered = await login({ username: username.trim(), password }).unwrap();
      if (entered.user.userType !== 'patient') return setErrors({ password: account.wrongLogin });
      await enterAs(entered, remember);
      onEntered();
    } catch (error) {
      if (developerMessage(error) === account.restore) return void navigate(paths.passwordTempReset());
      const refused = failureCode(error) !== undefined;
      setErrors({ password: refused ? account.wrongLogin : failureMessage(error, account.wrongLogin) });
    }
  };

  return (
    <AppForm<SignInValues>
      idPrefix="sign-in"
      initialValues={{ email, password: '', remember: false }}
      validationSchema={signInSchema}
      onSubmit={submit}
      label={account.signIn}
    >
      <TextField name="email" type="email" label={account.email} autoComplete="username" spellCheck={false} />
      <PasswordField
        name="password"
        label={account.password}
        hint={<Link to={paths.passwordForgot()}>{account.forgot}</Link>}
      />
      <CheckboxField name="remember" label={account.remember} />
      <StepFooter submit={account.signIn} onBack={onBack} />
    </AppForm>
  );
}
