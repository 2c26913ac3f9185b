import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { string } from 'yup';
import { GuestCard } from '../../../components/guest-card';
import { getResetRedirect } from '../reset-redirect';
import { LinkForm } from '../link-form';
import { LinkSent } from '../link-sent';

const username = string().trim().required('Enter your email address');

/** /password/temp-reset: requests a reset link for users whose password requires a reset (SH-068, SH-069). */
export function Page() {
  const { state } = useLocation() as { state: { username?: string } | null };
  const [params] = useSearchParams();
  const [sent, setSent] = useState(false);
  const redirect = getResetRedirect(params);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <GuestCard title="Restore your password">
      {sent ? (
        <LinkSent />
      ) : (
        <LinkForm
          username={state?.username ?? params.get('username') ?? params.get('email') ?? ''}
          rule={username}
          intro={<Text>Your account needs a new password before you can continue. We will send you a link to set it.</Text>}
          onSent={() => setSent(true)}
        />
      )}
    </GuestCard>
  );
}
