import { locationChosen, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePractice } from '../../components/use-practice';

/** Works at the location that the URL names, when it is one of the practice's (D105); a later choice in the menu holds. */
export function useLocationOfUrl() {
  const [params] = useSearchParams();
  const { locationId } = useSession();
  const provider = usePractice();
  const dispatch = useAppDispatch();
  const asked = params.get('locationId');
  const known = provider?.locations.some(({ id }) => id === asked) ?? false;
  const answered = useRef<string>(undefined);
  useEffect(() => {
    if (!asked || !known || answered.current === asked) return;
    answered.current = asked;
    if (asked !== locationId) dispatch(locationChosen(asked));
  }, [asked, known, locationId, dispatch]);
}
