import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { string } from 'yup';
import { GuestCard } from '../../../components/guest-card';
import { lazyTexts } from '../../../lazy-texts';
import { getResetRedirect } from '../reset-redirect';
import { LinkForm } from '../link-form';
import { LinkSent } from '../link-sent';

const email = string().trim().email(lazyTexts.login.emailWrong).required(lazyTexts.login.emailMissing);

/** /password/forgot: requests a reset link (SH-060 to SH-063). With userId or httpAuth it redirects to the reset screen. */
export function Page() {
  const [params] = useSearchParams();
  const [sent, setSent] = useState(false);
  const redirect = getResetRedirect(params);
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <GuestCard title={sent ? lazyTexts.titles.checkEmail : lazyTexts.titles.forgot}>
      {sent ? <LinkSent /> : <LinkForm username={params.get('email') ?? ''} rule={email} onSent={() => setSent(true)} />}
    </GuestCard>
  );
}
