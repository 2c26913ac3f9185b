import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { type ActiveFilterState, isShown, useActiveFilter } from '../../components/active-filter/use-active-filter';
import { useUrlParams } from '../../components/use-url-params';

/** How long after the last change of a filter the list follows, in ms (IC-147). */
const filterDelay = 500;

interface LocationFilter {
  /** Text that the zip must contain (IC-144). */
  zip: string;
  /** Text that the state must contain, in any case (IC-145). */
  state: string;
  active: boolean;
  inactive: boolean;
}

export function matches({ zip, state, ...kinds }: LocationFilter, location: ManagedLocation) {
  return (
    location.zipCode.includes(zip.trim()) &&
    location.state.toLowerCase().includes(state.trim().toLowerCase()) &&
    isShown(kinds, location.isActive)
  );
}

export interface LocationFiltersState {
  /** As typed, at once. */
  typed: { zip: string; state: string };
  type: (field: 'zip' | 'state', text: string) => void;
  kinds: ActiveFilterState;
  /** What the list follows. */
  applied: LocationFilter;
}

/** The filters of the locations list: typed text at once, the list 500 ms later; kept in the URL. */
export function useLocationFilters(): LocationFiltersState {
  const [params, change] = useUrlParams();
  const [typed, setTyped] = useState({ zip: params.get('zip') ?? '', state: params.get('state') ?? '' });
  const kinds = useActiveFilter();
  const { active, inactive } = kinds;
  const wanted = useMemo(() => ({ ...typed, active, inactive }), [typed, active, inactive]);
  const [applied, setApplied] = useState<LocationFilter>(wanted);

  const isIdle = useNavigation().state === 'idle';
  const apply = useEffectEvent((filter: LocationFilter) => {
    setApplied(filter);
    const isInUrl = filter.zip === (params.get('zip') ?? '') && filter.state === (params.get('state') ?? '');
    // To write the URL is to navigate: it would call off the way to another screen.
    if (isInUrl || !isIdle) return;
    change((next) => {
      for (const field of ['zip', 'state'] as const) {
        if (filter[field]) next.set(field, filter[field]);
        else next.delete(field);
      }
    });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(wanted), filterDelay);
    return () => clearTimeout(timer);
  }, [wanted]);

  return { typed, type: (field, text) => setTyped((now) => ({ ...now, [field]: text })), kinds, applied };
}
