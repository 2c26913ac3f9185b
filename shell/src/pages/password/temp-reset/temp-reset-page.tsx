import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { string } from 'yup';
import { GuestCard } from '../../../components/guest-card';
import { lazyTexts } from '../../../lazy-texts';
import { getResetRedirect } from '../reset-redirect';
import { LinkForm } from '../link-form';
import { LinkSent } from '../link-sent';

const username = string().trim().required(lazyTexts.login.emailMissing);

/** /password/temp-reset: requests a reset link for users whose password requires a reset (SH-068, SH-069). */
export function Page() {
  const { state } = useLocation() as { state: { username?: string } | null };
  const [params] = useSearchParams();
  const [sent, setSent] = useState(false);
  const redirect = getResetRedirect(params);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <GuestCard title={lazyTexts.titles.restore}>
      {sent ? (
        <LinkSent />
      ) : (
        <LinkForm
          username={state?.username ?? params.get('username') ?? params.get('email') ?? ''}
          rule={username}
          intro={<Text>{lazyTexts.password.restore}</Text>}
          onSent={() => setSent(true)}
        />
      )}
    </GuestCard>
  );
}
