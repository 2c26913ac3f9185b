import { paths, type SessionUser } from '@scanharbor/shared-contracts';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { Banner } from '@scanharbor/shared-ui/banner';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { afterPaint, lazySection } from '@scanharbor/shared-ui/lazy';
import { PasswordField } from '@scanharbor/shared-ui/password-field';
import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { token } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { GuestCard } from '../../components/guest-card';
import { lazyTexts } from '../../lazy-texts';
import { loginSchema } from './login-schema';
import { type LoginOutcome, useLogin } from './use-login';
import { useNavigateAfterSignIn } from './use-navigate-after-sign-in';

const loginTexts = lazyTexts.login;

interface LoginScreenProps {
  title: string;
  /** Restricts the screen to accounts of one type. */
  only?: SessionUser['userType'];
  /** Shows the link to a new patient account. */
  newAccount?: boolean;
}

const SecondStep = lazySection(async () => (await import(/* webpackChunkName: 'login-ways' */ './second-step')).SecondStep);
const OtherWays = lazySection(
  async () => {
    await afterPaint();
    return (await import(/* webpackChunkName: 'login-ways' */ './other-ways')).OtherWays;
  },
  // The bar makes a prerendered page start at once: a visitor cannot press a way to sign in that is not on the page yet.
  { pending: <SkeletonBar $height={token.controlHeight} /> },
);

/** Shows a login screen (SH-037 to SH-051). Query parameters: next, nextParams, firstLogin, passwordReset. */
export function LoginScreen({ title, only, newAccount = false }: LoginScreenProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const login = useLogin(only);
  const [outcome, setOutcome] = useState<LoginOutcome>();
  useNavigateAfterSignIn(outcome?.kind === 'in', { next: params.get('next'), nextParams: params.get('nextParams') });

  const [isDismissed, setDismissed] = useState(false);
  const status = (params.has('firstLogin') && lazyTexts.firstLogin) || (params.has('passwordReset') && lazyTexts.passwordReset);
  const intro = status && !isDismissed && (
    <Banner status delay={null} onDismiss={() => setDismissed(true)}>
      {status}
    </Banner>
  );
  if (outcome?.kind === 'second-step') {
    return (
      <GuestCard title={lazyTexts.secondStep.title}>
        <SecondStep {...outcome} only={only} onOutcome={setOutcome} onStartAgain={() => setOutcome(undefined)} />
      </GuestCard>
    );
  }
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
        <TextField name="username" label={loginTexts.email} type="email" autoComplete="username" />
        <PasswordField name="password" label={loginTexts.password} autoComplete="current-password" />
        <CheckboxField name="remember" label={loginTexts.remember} />
        <SubmitButton wide>{loginTexts.submit}</SubmitButton>
        <Link to={paths.passwordForgot()}>{loginTexts.forgot}</Link>
        {newAccount && <Link to={paths.requestScan()}>{loginTexts.newAccount}</Link>}
      </AppForm>
      {only === 'provider' && <OtherWays only={only} onOutcome={setOutcome} />}
    </GuestCard>
  );
}
