import { locationChosen, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePractice } from '../../components/use-practice';

/** Switches to the location that the URL names, if the practice has it (D105); a later choice in the menu wins. */
export function useLocationParam() {
  const [params] = useSearchParams();
  const { locationId } = useSession();
  const provider = usePractice();
  const dispatch = useAppDispatch();
  const requested = params.get('locationId');
  const exists = provider?.locations.some(({ id }) => id === requested) ?? false;
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (!requested || !exists || handled.current === requested) return;
    handled.current = requested;
    if (requested !== locationId) dispatch(locationChosen(requested));
  }, [requested, exists, locationId, dispatch]);
}
