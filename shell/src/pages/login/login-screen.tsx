import { defaultScreen, paths, safeReturn, type SessionUser, useSession } from '@scanharbor/shared-contracts';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { Banner } from '@scanharbor/shared-ui/banner';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { GuestCard } from '../../components/guest-card';
import { texts } from '../../texts';
import { loginSchema } from './login-schema';
import { type LoginOutcome, useLogin } from './use-login';

interface Props {
  title: string;
  /** Accounts of this kind only; both when left out. */
  only?: SessionUser['userType'];
  /** Offers the way to a new patient account. */
  newAccount?: boolean;
}

/** Once signed in and known: the wanted screen when it is one of this site, else the user's own start. */
function useArrival(signedIn: boolean) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = safeReturn(params.get('next'), params.get('nextParams'), location.origin);
  const to = signedIn && user ? (wanted ?? defaultScreen(user)) : undefined;
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [to, navigate]);
}

/** The login screen (SH-037 to SH-051). Params: next, nextParams, firstLogin, passwordReset. */
export function LoginScreen({ title, only, newAccount = false }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const login = useLogin(only);
  const [outcome, setOutcome] = useState<LoginOutcome>();
  useArrival(outcome?.kind === 'in');

  const [read, setRead] = useState(false);
  const notice = (params.has('firstLogin') && texts.firstLogin) || (params.has('passwordReset') && texts.passwordReset);
  const before = notice && !read && (
    <Banner status delay={null} onGone={() => setRead(true)}>
      {notice}
    </Banner>
  );
  return (
    <GuestCard title={title} before={before}>
      <AppForm
        initialValues={{ username: '', password: '', remember: true }}
        validationSchema={loginSchema}
        onSubmit={async (values) => {
          const result = await login(values);
          setOutcome(result);
          if (result.kind === 'must-restore') await navigate(paths.passwordTempReset(), { state: { username: values.username } });
        }}
      >
        {outcome?.kind === 'refused' && (
          <Banner status={false} delay={null} onGone={() => setOutcome(undefined)}>
            {outcome.message}
          </Banner>
        )}
        <TextField name="username" label="Email" type="email" autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <CheckboxField name="remember" label="Remember me for a day" />
        <SubmitButton wide>Sign in</SubmitButton>
        <Link to={paths.passwordForgot()}>Forgot your password?</Link>
        {newAccount && <Link to={paths.requestScan()}>New here? Request a scan to make an account</Link>}
      </AppForm>
    </GuestCard>
  );
}
