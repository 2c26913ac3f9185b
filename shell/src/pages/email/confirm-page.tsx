import {
  getErrorCode,
  getErrorMessage,
  getDefaultPath,
  paths,
  useSession,
  userUpdated,
  useAppDispatch,
} from '@scanharbor/shared-contracts';
import { useConfirmEmailMutation } from '@scanharbor/shared-contracts/api/account';
import { Banner } from '@scanharbor/shared-ui/banner';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GuestCard } from '../../components/guest-card';
import { lazyTexts } from '../../lazy-texts';
import { texts } from '../../texts';

const confirmTexts = lazyTexts.confirmEmail;

/** /email/confirm: confirms a new email by a link's token and uuid. A button does it, since mail programs open links by themselves. */
export function Page() {
  const [params] = useSearchParams();
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const [confirm, { isLoading, isSuccess, error }] = useConfirmEmailMutation();
  const token = params.get('token') ?? '';
  const userId = Number(params.get('uuid'));
  const isIncomplete = !token || !userId;
  const [failure, setFailure] = useState<string | undefined>(isIncomplete ? lazyTexts.invalidLink : undefined);
  const isDead = isIncomplete || getErrorCode(error) === 400;

  const submit = async () => {
    setFailure(undefined);
    try {
      await confirm({ token, userId }).unwrap();
      if (user?.id === userId && user.pendingEmail) dispatch(userUpdated({ email: user.pendingEmail, pendingEmail: undefined }));
    } catch (reason) {
      setFailure(getErrorMessage(reason, texts.requestProblem));
    }
  };

  return (
    <GuestCard title={confirmTexts.title}>
      {failure && (
        <Banner status={false} delay={null} onDismiss={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
      {isSuccess ? <Text role="status">{confirmTexts.done}</Text> : <Text>{isDead ? confirmTexts.another : confirmTexts.text}</Text>}
      {isSuccess || isDead ? (
        <ButtonLink $variant="primary" to={user ? getDefaultPath(user) : paths.login()}>
          {confirmTexts.next}
        </ButtonLink>
      ) : (
        <Button variant="primary" saving={isLoading} onClick={() => void submit()}>
          {confirmTexts.confirm}
        </Button>
      )}
    </GuestCard>
  );
}
