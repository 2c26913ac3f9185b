import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { string } from 'yup';
import { GuestCard } from '../../../components/guest-card';
import { followedLink } from '../followed-link';
import { LinkForm } from '../link-form';
import { LinkSent } from '../link-sent';

const username = string().trim().required('Enter your email address');

/** /password/temp-reset: users who must restore their password ask for the link here (SH-068, SH-069). */
export function Page() {
  const { state } = useLocation() as { state: { username?: string } | null };
  const [params] = useSearchParams();
  const [sent, setSent] = useState(false);
  const followed = followedLink(params);
  if (followed) return <Navigate to={followed} replace />;
  return (
    <GuestCard title="Restore your password">
      {sent ? (
        <LinkSent />
      ) : (
        <LinkForm
          username={state?.username ?? params.get('username') ?? params.get('email') ?? ''}
          rule={username}
          before={<Text>Your account needs a new password before you can go on. We will send you a link to set it.</Text>}
          onSent={() => setSent(true)}
        />
      )}
    </GuestCard>
  );
}
