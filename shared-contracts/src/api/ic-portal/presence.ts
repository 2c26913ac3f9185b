import { useEffect, useSyncExternalStore } from 'react';
import { presenceActivities, presenceRenewalSeconds, type PresenceActivity, type PresentColleague } from '../../domain/presence';

interface ShownRequest {
  requestId: number;
  activity: PresenceActivity;
}

/** What the stream of changes needs of presence: what the tab shows, when that changes or is due again, and where colleagues go. */
export interface TabPresence {
  /** Query of the stream. */
  getQuery: () => string;
  /** Calls `listener` when the stream is to be opened again; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  setColleagues: (colleagues: readonly PresentColleague[]) => void;
}

/** J and K walk through requests faster than that; only one at which the user stays is reported. */
const settleMs = 400;

const none: readonly PresentColleague[] = [];
const shown = new Set<ShownRequest>();
const queryListeners = new Set<() => void>();
const colleagueListeners = new Set<() => void>();
let colleagues = none;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One per page load; two tabs of a user have different ones. */
const tab = typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : undefined;

/** A panel or dialog over a page is the last one; of both, booking counts. */
const getShown = (): ShownRequest | undefined =>
  [...shown].reverse().sort((one, other) => presenceActivities.indexOf(other.activity) - presenceActivities.indexOf(one.activity))[0];

function getQuery() {
  if (tab === undefined) return '';
  const current = getShown();
  const query = new URLSearchParams({ tab });
  if (current) {
    query.set('request', String(current.requestId));
    query.set('activity', current.activity);
  }
  return `?${query.toString()}`;
}

/** Reports a changed query once it stays the same for a moment, and while a request is shown, renews it before the API lets it expire. */
function followQuery(before: string) {
  clearTimeout(timer);
  const check = () => {
    const query = getQuery();
    if (query !== before || getShown()) for (const listener of queryListeners) listener();
    if (getShown()) timer = setTimeout(() => followQuery(''), presenceRenewalSeconds * 1_000 - settleMs);
  };
  timer = setTimeout(check, settleMs);
}

export const tabPresence: TabPresence = {
  getQuery,
  subscribe: (listener) => {
    queryListeners.add(listener);
    return () => {
      queryListeners.delete(listener);
    };
  },
  setColleagues: (next) => {
    if (next.length === 0 && colleagues.length === 0) return;
    colleagues = next.length === 0 ? none : next;
    for (const listener of colleagueListeners) listener();
  },
};

/** Shows to colleagues of the practice that the user is at this request, as long as the component is on the screen; nothing without one. */
export function useShowPresence(requestId: number | undefined, activity: PresenceActivity): void {
  useEffect(() => {
    if (requestId === undefined) return undefined;
    const entry = { requestId, activity };
    const before = getQuery();
    shown.add(entry);
    followQuery(before);
    return () => {
      const last = getQuery();
      shown.delete(entry);
      followQuery(last);
    };
  }, [requestId, activity]);
}

const subscribe = (listener: () => void) => {
  colleagueListeners.add(listener);
  return () => {
    colleagueListeners.delete(listener);
  };
};

/** Returns who else of the practice is at the request now; empty while the stream is interrupted, so nothing is outdated. */
export function usePresentColleagues(requestId: number): PresentColleague[] {
  const all = useSyncExternalStore(subscribe, () => colleagues);
  return all.filter((colleague) => colleague.requestId === requestId);
}
