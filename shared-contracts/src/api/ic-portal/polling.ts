import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '@scanharbor/shared-contracts';
import { followChanges } from './change-stream';
import { tabPresence } from './presence';
import { type DashboardArg, type PageArg, requestsEndpoints } from './requests';

const arg = { background: true };
const options = { forceRefetch: true, subscribe: false } as const;

type LivePageName = 'activePage' | 'scheduledPage' | 'completedPage';

const liveSeconds = 30;
/** Changes come in groups, and not all tabs should ask at the same moment. */
const shortestDelayMs = 100;
const delayRangeMs = 400;

const refreshes = new Set<() => void>();
let isRefreshDue = false;

function refreshSoon() {
  if (isRefreshDue) return;
  isRefreshDue = true;
  const refreshAll = () => {
    isRefreshDue = false;
    for (const refresh of refreshes) refresh();
  };
  setTimeout(refreshAll, shortestDelayMs + Math.random() * delayRangeMs);
}

/**
 * Calls `refresh` every half minute, or every `seconds`, while the tab is visible, immediately when it becomes visible, and when the API
 * reports a change.
 */
export function useVisiblePolling(refresh: () => unknown, seconds: number = liveSeconds): void {
  const run = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    const poll = () => run();
    const timer = setInterval(poll, seconds * 1_000);
    document.addEventListener('visibilitychange', poll);
    refreshes.add(poll);
    return () => {
      clearInterval(timer);
      refreshes.delete(poll);
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

/**
 * Follows the API's reports of changes in the practice's lists while the tab is visible, as a browser has few connections for a site. What
 * polls is then refreshed at once. The stream also carries who else of the practice is at which request. Without it the polls go on alone.
 */
export function useChangeStream(enabled: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!enabled) return undefined;
    let stream: AbortController | undefined;
    const follow = () => {
      stream?.abort();
      stream = undefined;
      if (document.visibilityState !== 'visible') return;
      stream = new AbortController();
      const { signal } = stream;
      void dispatch((_dispatch, _getState, services) => followChanges(services, signal, { presence: tabPresence, onChange: refreshSoon }));
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stream?.abort();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [enabled, dispatch]);
}
