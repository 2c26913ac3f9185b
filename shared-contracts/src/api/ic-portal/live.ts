import { useEffect } from 'react';
import { type Dispatch, useAppDispatch } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from './requests';

export type LiveCall = 'counters' | 'dashboard' | 'activeRequests' | 'scheduledTests' | 'completedTests';

const asked = { background: true };
const options = { forceRefetch: true, subscribe: false } as const;

const refreshers: Record<LiveCall, (dispatch: Dispatch) => unknown> = {
  counters: (dispatch) => dispatch(requestsEndpoints.counters.initiate(asked, options)),
  dashboard: (dispatch) => dispatch(requestsEndpoints.dashboard.initiate(asked, options)),
  activeRequests: (dispatch) => dispatch(requestsEndpoints.activeRequests.initiate(asked, options)),
  scheduledTests: (dispatch) => dispatch(requestsEndpoints.scheduledTests.initiate(asked, options)),
  completedTests: (dispatch) => dispatch(requestsEndpoints.completedTests.initiate(asked, options)),
};

export const liveSeconds = 30;

/**
 * Keeps a list fresh while its screen is open and the tab in sight: one background call every `seconds`.
 * Such calls do not keep the session alive. The screen goes on reading with the list's own hook.
 */
export function useLive(call: LiveCall, seconds: number = liveSeconds): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') refreshers[call](dispatch);
    };
    const timer = setInterval(refresh, seconds * 1_000);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [call, seconds, dispatch]);
}
