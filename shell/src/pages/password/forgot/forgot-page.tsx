import { paths } from '@scanharbor/shared-contracts';
import { useRequestPasswordResetMutation } from '@scanharbor/shared-contracts/api/datica';
import { Banner } from '@scanharbor/shared-ui/banner';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { object, string } from 'yup';
import { GuestCard } from '../../../components/guest-card';
import { texts } from '../../../texts';

const schema = object({ username: string().trim().email('Enter an email address, such as name@example.com').required('Enter your email address') });

/** /password/forgot: asks for a reset link (SH-060 to SH-063). With userId or httpAuth the link was followed already. */
export function Page() {
  const [params] = useSearchParams();
  const [request] = useRequestPasswordResetMutation();
  const [state, setState] = useState<'asking' | 'sent' | 'failed'>('asking');
  const uuid = params.get('userId') ?? undefined;
  const token = params.get('httpAuth') ?? undefined;
  if (uuid || token) return <Navigate to={paths.passwordReset({ uuid, token })} replace />;
  if (state === 'sent') {
    return (
      <GuestCard title="Check your email">
        <Text role="status">{texts.linkSent}</Text>
        <Link to={paths.login()}>Back to sign in</Link>
      </GuestCard>
    );
  }
  return (
    <GuestCard title="Reset your password">
      <AppForm
        initialValues={{ username: params.get('email') ?? '' }}
        validationSchema={schema}
        onSubmit={async ({ username }) => {
          try {
            await request({ username: username.trim() }).unwrap();
            setState('sent');
          } catch {
            setState('failed');
          }
        }}
      >
        {state === 'failed' && (
          <Banner status={false} delay={null} onGone={() => setState('asking')}>
            {texts.requestProblem}
          </Banner>
        )}
        <TextField name="username" label="Email" type="email" autoComplete="username" />
        <SubmitButton wide>Send me a link</SubmitButton>
      </AppForm>
    </GuestCard>
  );
}
