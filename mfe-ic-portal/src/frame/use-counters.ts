import { clearCached, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useChangeStream, useVisiblePolling } from '@scanharbor/shared-contracts/api/ic-portal';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { type Counters } from '@scanharbor/shared-contracts/domain/portal-request';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { debounce } from '../components/debounce';
import { onRequestsChanged, onRequestsChangedInOtherTab } from '../components/request-events';

/** The delay in which triggers are debounced into one call (IC-011). */
const countersDelayMs = 500;

/**
 * Returns the numbers of the rail, undefined until the first response. They are loaded when the portal opens, after each change of
 * screen or location and each update of this or another tab (IC-009, IC-010), debounced over 500 ms (IC-011), and in the background
 * while the page is visible, also as soon as the API reports a change. An update of another tab reloads the lists, too. A failed call
 * leaves the last numbers. The API refuses them until the user agrees to the terms and has a required second factor: `enabled` waits for
 * that.
 */
export function useCounters(enabled: boolean): Counters | undefined {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { locationId } = useSession();
  const [counters, setCounters] = useState<Counters>();
  const [debounced] = useState(() => {
    const load = (background: boolean) => {
      const call = dispatch(requestsEndpoints.counters.initiate({ background }, { subscribe: false, forceRefetch: true }));
      call.unwrap().then(setCounters, () => undefined);
    };
    return { load, ...debounce(() => load(false), countersDelayMs) };
  });

  const hasOpened = useRef(false);
  useEffect(() => {
    if (!enabled) return;
    if (hasOpened.current) {
      debounced.call();
    } else {
      hasOpened.current = true;
      debounced.load(false);
    }
  }, [enabled, pathname, locationId, debounced]);

  useEffect(() => {
    const stop = onRequestsChanged(debounced.call);
    const stopOtherTabs = onRequestsChangedInOtherTab(() => {
      debounced.call();
      dispatch(clearCached('tests'));
    });
    return () => {
      stop();
      stopOtherTabs();
      debounced.cancel();
    };
  }, [debounced, dispatch]);

  useVisiblePolling(() => enabled && debounced.load(true));
  useChangeStream(enabled);
  return counters;
}
