import { useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useInSight } from '@scanharbor/shared-contracts/api/ic-portal';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { type Counters } from '@scanharbor/shared-contracts/domain/portal-request';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { debounce } from '../components/debounce';
import { onUpdate } from '../components/updates';

/** How long triggers are gathered into one call, in ms (IC-011). */
const countersDelay = 500;

/**
 * The numbers of the rail. Asked for at once when the portal opens, then after each change of screen or location and
 * each update (IC-009, IC-010), gathered over 500 ms (IC-011), and quietly while the page is in sight.
 * Undefined until the first answer; a failed call leaves the last numbers.
 */
export function useCounters(): Counters | undefined {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { locationId } = useSession();
  const [counters, setCounters] = useState<Counters>();
  const [gathered] = useState(() => {
    const load = (background: boolean) => {
      const call = dispatch(requestsEndpoints.counters.initiate({ background }, { subscribe: false, forceRefetch: true }));
      call.unwrap().then(setCounters, () => undefined);
    };
    return { load, ...debounce(() => load(false), countersDelay) };
  });

  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) {
      gathered.ask();
    } else {
      opened.current = true;
      gathered.load(false);
    }
  }, [pathname, locationId, gathered]);

  useEffect(() => {
    const stop = onUpdate(gathered.ask);
    return () => {
      stop();
      gathered.cancel();
    };
  }, [gathered]);

  useInSight(() => gathered.load(true));
  return counters;
}
