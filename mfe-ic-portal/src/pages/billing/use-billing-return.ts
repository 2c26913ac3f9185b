import { getErrorMessage, messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { useConnectAccountMutation } from '@scanharbor/shared-contracts/api/billing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageDelays, texts } from '../../texts';

const billingTexts = texts.billing;

/**
 * Handles the return from the onboarding at the payment provider: an error, or state and code that connect the account. Both show a
 * message on the dashboard (IC-221 to IC-223). An account that needs another attempt keeps the page, with the link (IC-224).
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
  const isReturn = error !== null || (state !== null && code !== null);

  const openDashboard = (status: boolean, message: string) => {
    dispatch(messageShown({ id: 'billing', status, message, delay: messageDelays.listAction }));
    void navigate(paths.dashboard(), { replace: true });
  };

  const handle = useEffectEvent(async () => {
    if (error !== null || state === null || code === null) {
      openDashboard(false, billingTexts.accountFailed);
      return;
    }
    try {
      const result = await connect({ state, code }).unwrap();
      if (result.connected) openDashboard(true, billingTexts.accountConnected);
      else setReconnectLink(result.link);
    } catch (failure) {
      openDashboard(false, getErrorMessage(failure, billingTexts.accountFailed));
    }
  });

  useEffect(() => {
    if (!isReturn || handled.current) return;
    handled.current = true;
    void handle();
  }, [isReturn]);

  return { busy: isReturn && reconnectLink === undefined, reconnectLink };
}
