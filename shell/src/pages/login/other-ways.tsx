import { getErrorMessage, type SessionUser } from '@scanharbor/shared-contracts';
import {
  usePasskeyChallengeMutation,
  useSignInOptionsQuery,
  useStartPasskeyLoginMutation,
  useStartSingleSignOnMutation,
} from '@scanharbor/shared-contracts/api/account/second-factor';
import { provePasskey, supportsPasskeys } from '@scanharbor/shared-contracts/browser/passkey';
import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { useSearchParams } from 'react-router-dom';
import { lazyTexts } from '../../lazy-texts';
import { texts } from '../../texts';
import { saveStartedSignOn } from '../single-sign-on/started-sign-on';
import { type LoginOutcome, useFinishLogin } from './use-login';

interface OtherWaysProps {
  only?: SessionUser['userType'];
  onOutcome: (outcome: LoginOutcome) => void;
}

/** The ways to sign in without a password, for staff: a passkey, and single sign-on where the installation has it. */
export function OtherWays({ only, onOutcome }: OtherWaysProps) {
  const [params] = useSearchParams();
  const { data: options } = useSignInOptionsQuery();
  const [challenge] = usePasskeyChallengeMutation();
  const [startPasskeyLogin] = useStartPasskeyLoginMutation();
  const [startSingleSignOn] = useStartSingleSignOnMutation();
  const finish = useFinishLogin(only);
  const { sending, failure, send } = useSingleFlight();

  const enterByPasskey = async () => {
    const passkey = await provePasskey(await challenge({}).unwrap());
    onOutcome(await finish(await startPasskeyLogin(passkey).unwrap(), true));
  };
  const enterByProvider = async () => {
    const { url, ticket } = await startSingleSignOn().unwrap();
    saveStartedSignOn({ ticket, next: params.get('next'), nextParams: params.get('nextParams') });
    location.assign(url);
  };
  // What the API refuses is an object of its own; the browser throws for a passkey.
  const fallback = failure instanceof Error ? lazyTexts.passkeyFailed : texts.requestProblem;
  const label = options?.providerLabel;
  if (!label && !supportsPasskeys()) return null;
  return (
    <Stack>
      <FormFailure>{failure ? getErrorMessage(failure, fallback) : undefined}</FormFailure>
      {supportsPasskeys() && (
        <Button wide disabled={sending} onClick={() => void send(enterByPasskey)}>
          {lazyTexts.passkeySignIn}
        </Button>
      )}
      {label && (
        <Button wide disabled={sending} onClick={() => void send(enterByProvider)}>
          {lazyTexts.singleSignOn.button(label)}
        </Button>
      )}
    </Stack>
  );
}
