import { paths } from '@scanharbor/shared-contracts';
import { useCheckResetTokenQuery, useStoreResetPasswordMutation } from '@scanharbor/shared-contracts/api/datica';
import { Banner } from '@scanharbor/shared-ui/banner';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Spinner } from '@scanharbor/shared-ui/spinner';
import { Text } from '@scanharbor/shared-ui/theme';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { GuestCard } from '../../../components/guest-card';
import { lazyTexts } from '../../../lazy-texts';
import { texts } from '../../../texts';
import { NewPasswordForm } from '../new-password-form';

const title = lazyTexts.titles.newPassword;

/** /password/reset: sets a new password by a link's token and uuid (SH-064 to SH-067). The link works once. */
export function Page() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const token = params.get('token') ?? '';
  const userId = Number(params.get('uuid'));
  const { data: valid, isLoading } = useCheckResetTokenQuery({ token, userId: userId || undefined });
  const [store] = useStoreResetPasswordMutation();
  const [failed, setFailed] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const saved = useRef(false);

  if (isLoading) {
    return (
      <GuestCard title={title}>
        <Spinner />
      </GuestCard>
    );
  }
  if (!valid) {
    return (
      <GuestCard title={title}>
        {!isDismissed && (
          <Banner status={false} delay={null} onDismiss={() => setDismissed(true)}>
            {texts.requestProblem}
          </Banner>
        )}
        <Text>{lazyTexts.invalidLink}</Text>
        <ButtonLink $variant="primary" to={paths.passwordForgot()}>
          {lazyTexts.newLink}
        </ButtonLink>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={title}>
      <NewPasswordForm
        intro={
          failed && (
            <Banner status={false} delay={null} onDismiss={() => setFailed(false)}>
              {texts.requestProblem}
            </Banner>
          )
        }
        onSubmit={async (password) => {
          // The link works once, and the next page may take a moment to load.
          if (saved.current) return;
          try {
            await store({ token, userId, password }).unwrap();
            saved.current = true;
            await navigate(paths.login({ passwordReset: true }), { replace: true });
          } catch {
            setFailed(true);
          }
        }}
      />
    </GuestCard>
  );
}
