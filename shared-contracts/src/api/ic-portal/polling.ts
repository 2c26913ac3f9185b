import { useEffect, useEffectEvent } from 'react';
import { type Dispatch, useAppDispatch } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from './requests';

type LiveListName = 'dashboard' | 'activeRequests' | 'scheduledTests' | 'completedTests';

const arg = { background: true };
const options = { forceRefetch: true, subscribe: false } as const;

const refreshers: Record<LiveListName, (dispatch: Dispatch) => unknown> = {
  dashboard: (dispatch) => dispatch(requestsEndpoints.dashboard.initiate(arg, options)),
  activeRequests: (dispatch) => dispatch(requestsEndpoints.activeRequests.initiate(arg, options)),
  scheduledTests: (dispatch) => dispatch(requestsEndpoints.scheduledTests.initiate(arg, options)),
  completedTests: (dispatch) => dispatch(requestsEndpoints.completedTests.initiate(arg, options)),
};

const liveSeconds = 30;

/** Calls `refresh` every half minute, or every `seconds`, while the tab is visible, and immediately when it becomes visible. */
export function useVisiblePolling(refresh: () => unknown, seconds: number = liveSeconds): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    const poll = () => run();
    const timer = setInterval(poll, seconds * 1_000);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [seconds]);
}

/**
 * Refreshes a list while its screen is open and the tab visible: one background call every `seconds`.
 * Such calls do not extend the session. The screen reads with the list's own hook.
 */
export function useLiveList(call: LiveListName, seconds: number = liveSeconds): void {
  const dispatch = useAppDispatch();
  useVisiblePolling(() => refreshers[call](dispatch), seconds);
}

/** The same for one request, so that its page shows concurrent changes. */
export function useLiveScan(requestId: number, seconds: number = liveSeconds): void {
  const dispatch = useAppDispatch();
  useVisiblePolling(() => dispatch(requestsEndpoints.singleScan.initiate({ requestId, ...arg }, options)), seconds);
}
