import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '@scanharbor/shared-contracts';
import { type DashboardArg, type PageArg, requestsEndpoints } from './requests';

const arg = { background: true };
const options = { forceRefetch: true, subscribe: false } as const;

type LivePageName = 'activePage' | 'scheduledPage' | 'completedPage';

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
 * Refreshes the page of a list while its screen is open and the tab visible: one background call every `seconds`.
 * Such calls do not extend the session. The screen reads with the page's own hook.
 */
export function useLivePage(name: LivePageName, page: PageArg, seconds: number = liveSeconds): void {
  const dispatch = useAppDispatch();
  useVisiblePolling(() => dispatch(requestsEndpoints[name].initiate({ ...page, ...arg }, options)), seconds);
}

/** The same for the dashboard. */
export function useLiveDashboard(page: DashboardArg, seconds: number = liveSeconds): void {
  const dispatch = useAppDispatch();
  useVisiblePolling(() => dispatch(requestsEndpoints.dashboardPage.initiate({ ...page, ...arg }, options)), seconds);
}

/** The same for one request, so that its page shows concurrent changes. */
export function useLiveScan(requestId: number, seconds: number = liveSeconds): void {
  const dispatch = useAppDispatch();
  useVisiblePolling(() => dispatch(requestsEndpoints.singleScan.initiate({ requestId, ...arg }, options)), seconds);
}
