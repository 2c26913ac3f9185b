import { useEffect, useEffectEvent } from 'react';
import { type Dispatch, useAppDispatch } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from './requests';

export type LiveCall = 'dashboard' | 'activeRequests' | 'scheduledTests' | 'completedTests';

const asked = { background: true };
const options = { forceRefetch: true, subscribe: false } as const;

const refreshers: Record<LiveCall, (dispatch: Dispatch) => unknown> = {
  dashboard: (dispatch) => dispatch(requestsEndpoints.dashboard.initiate(asked, options)),
  activeRequests: (dispatch) => dispatch(requestsEndpoints.activeRequests.initiate(asked, options)),
  scheduledTests: (dispatch) => dispatch(requestsEndpoints.scheduledTests.initiate(asked, options)),
  completedTests: (dispatch) => dispatch(requestsEndpoints.completedTests.initiate(asked, options)),
};

const liveSeconds = 30;

/** Calls `refresh` every half minute, or every `seconds`, while the tab is in sight, and at once when it comes back. */
export function useInSight(refresh: () => unknown, seconds: number = liveSeconds): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    const look = () => run();
    const timer = setInterval(look, seconds * 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seconds]);
}

/**
 * Keeps a list fresh while its screen is open and the tab in sight: one background call every `seconds`.
 * Such calls do not keep the session alive. The screen goes on reading with the list's own hook.
 */
export function useLive(call: LiveCall, seconds: number = liveSeconds): void {
  const dispatch = useAppDispatch();
  useInSight(() => refreshers[call](dispatch), seconds);
}

/** The same for one request, so that its page tells what others have done with it meanwhile. */
export function useLiveScan(requestId: number, seconds: number = liveSeconds): void {
  const dispatch = useAppDispatch();
  useInSight(() => dispatch(requestsEndpoints.singleScan.initiate({ requestId, ...asked }, options)), seconds);
}
