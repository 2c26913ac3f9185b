import { getDefaultPath, paths, parseReturnUrl, type SessionUser, useSession } from '@scanharbor/shared-contracts';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { Banner } from '@scanharbor/shared-ui/banner';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { GuestCard } from '../../components/guest-card';
import { lazyTexts } from '../../lazy-texts';
import { loginSchema } from './login-schema';
import { type LoginOutcome, useLogin } from './use-login';

interface LoginScreenProps {
  title: string;
  /** Restricts the screen to accounts of one type. */
  only?: SessionUser['userType'];
  /** Shows the link to a new patient account. */
  newAccount?: boolean;
}

/** Navigates after sign-in to the `next` screen when it is on this site, otherwise to the user's default screen. */
function useNavigateAfterSignIn(signedIn: boolean) {
  const { user, signingIn } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const returnUrl = parseReturnUrl(params.get('next'), params.get('nextParams'), location.origin);
  const to = signedIn && user && !signingIn ? (returnUrl ?? getDefaultPath(user)) : undefined;
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
}

/** Shows a login screen (SH-037 to SH-051). Query parameters: next, nextParams, firstLogin, passwordReset. */
export function LoginScreen({ title, only, newAccount = false }: LoginScreenProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const login = useLogin(only);
  const [outcome, setOutcome] = useState<LoginOutcome>();
  useNavigateAfterSignIn(outcome?.kind === 'in');

  const [isDismissed, setDismissed] = useState(false);
  const status = (params.has('firstLogin') && lazyTexts.firstLogin) || (params.has('passwordReset') && lazyTexts.passwordReset);
  const intro = status && !isDismissed && (
    <Banner status delay={null} onDismiss={() => setDismissed(true)}>
      {status}
    </Banner>
  );
  return (
    <GuestCard title={title} intro={intro}>
      <AppForm
        initialValues={{ username: '', password: '', remember: true }}
        validationSchema={loginSchema}
        onSubmit={async (values) => {
          const result = await login(values);
          setOutcome(result);
          if (result.kind === 'must-restore') await navigate(paths.passwordTempReset(), { state: { username: values.username } });
        }}
      >
        {outcome?.kind === 'rejected' && (
          <Banner status={false} delay={null} onDismiss={() => setOutcome(undefined)}>
            {outcome.message}
          </Banner>
        )}
        <TextField name="username" label="Email" type="email" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <CheckboxField name="remember" label="Keep me signed in for 24 hours" />
        <SubmitButton wide>Sign in</SubmitButton>
        <Link to={paths.passwordForgot()}>Forgot your password?</Link>
        {newAccount && <Link to={paths.requestScan()}>New here? Request a scan to create an account</Link>}
      </AppForm>
    </GuestCard>
  );
}
