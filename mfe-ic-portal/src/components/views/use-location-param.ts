import { locationChosen, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePractice } from '../use-practice';

/** The parameter of the URL for all locations. */
export const allLocations = 'all';

/** Switches to the location that the URL names, if the practice has it, or to all of them (D105); a later choice in the menu wins. */
export function useLocationParam() {
  const [params] = useSearchParams();
  const { locationId = '' } = useSession();
  const provider = usePractice();
  const dispatch = useAppDispatch();
  const requested = params.get('locationId');
  const exists = requested === allLocations || (provider?.locations.some(({ id }) => id === requested) ?? false);
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (!requested) handled.current = undefined;
    if (!requested || !exists || handled.current === requested) return;
    handled.current = requested;
    const chosen = requested === allLocations ? '' : requested;
    if (chosen !== locationId) dispatch(locationChosen(chosen));
  }, [requested, exists, locationId, dispatch]);
}
