import { paths } from '@scanharbor/shared-contracts';
import { useRequestPasswordResetMutation } from '@scanharbor/shared-contracts/api/datica';
import { Banner } from '@scanharbor/shared-ui/banner';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { object, string } from 'yup';
import { GuestCard } from '../../../components/guest-card';
import { texts } from '../../../texts';

const schema = object({ username: string().trim().required('Enter your email address') });

/** /password/temp-reset: users who must restore their password ask for the link here (SH-068, SH-069). */
export function Page() {
  const { state } = useLocation() as { state: { username?: string } | null };
  const [params] = useSearchParams();
  const [request] = useRequestPasswordResetMutation();
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const uuid = params.get('userId') ?? undefined;
  const token = params.get('httpAuth') ?? undefined;
  if (uuid || token) return <Navigate to={paths.passwordReset({ uuid, token })} replace />;
  return (
    <GuestCard title="Restore your password">
      {outcome === 'sent' ? (
        <>
          <Text role="status">{texts.linkSent}</Text>
          <Link to={paths.login()}>Back to sign in</Link>
        </>
      ) : (
        <AppForm
          initialValues={{ username: state?.username ?? params.get('username') ?? params.get('email') ?? '' }}
          validationSchema={schema}
          onSubmit={async ({ username }) => {
            try {
              await request({ username: username.trim() }).unwrap();
              setOutcome('sent');
            } catch {
              setOutcome('failed');
            }
          }}
        >
          <Text>Your account needs a new password before you can go on. We will send you a link to set it.</Text>
          {outcome === 'failed' && (
            <Banner status={false} delay={null} onGone={() => setOutcome(undefined)}>
              {texts.requestProblem}
            </Banner>
          )}
          <TextField name="username" label="Email" type="email" autoComplete="username" />
          <SubmitButton wide>Send me a link</SubmitButton>
        </AppForm>
      )}
    </GuestCard>
  );
}
