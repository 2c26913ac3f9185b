import { failureMessage, messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { useConnectAccountMutation } from '@scanharbor/shared-contracts/api/billing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageDelays, texts } from '../../texts';

const words = texts.billing;

/**
 * What the onboarding at the payment provider sent back: an error, or state and code that connect the account. Both are
 * told on the dashboard (IC-221 to IC-223). An account that needs another try keeps the page, with the link (IC-224).
 */
export function useBillingReturn() {
  const [params] = useSearchParams();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [connect] = useConnectAccountMutation();
  const [reconnectLink, setReconnectLink] = useState<string>();
  const handled = useRef(false);

  const state = params.get('state');
  const code = params.get('code');
  const error = params.get('error');
  const returns = error !== null || (state !== null && code !== null);

  const leave = (status: boolean, message: string) => {
    dispatch(messageShown({ id: 'billing', status, message, delay: messageDelays.listAction }));
    void navigate(paths.dashboard(), { replace: true });
  };

  const handle = useEffectEvent(async () => {
    if (error !== null || state === null || code === null) {
      leave(false, words.accountFailed);
      return;
    }
    try {
      const answer = await connect({ state, code }).unwrap();
      if (answer.connected) leave(true, words.accountConnected);
      else setReconnectLink(answer.link);
    } catch (failure) {
      leave(false, failureMessage(failure, words.accountFailed));
    }
  });

  useEffect(() => {
    if (!returns || handled.current) return;
    handled.current = true;
    void handle();
  }, [returns]);

  return { busy: returns && reconnectLink === undefined, reconnectLink };
}
