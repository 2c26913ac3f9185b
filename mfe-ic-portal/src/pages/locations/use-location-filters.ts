import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { type FormikProps, useFormik } from 'formik';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { type ActiveFilterState, isShown, useActiveFilter } from '../../components/active-filter/use-active-filter';
import { useUrlParams } from '../../components/use-url-params';

/** The delay between the last change of a filter and the update of the list (IC-147). */
const filterDelayMs = 500;

interface LocationFilter {
  /** Text that the ZIP code must contain (IC-144). */
  zip: string;
  /** Text that the state must contain, in any case (IC-145). */
  state: string;
  active: boolean;
  inactive: boolean;
}

export function matchesFilters({ zip, state, ...kinds }: LocationFilter, location: ManagedLocation) {
  return (
    location.zipCode.includes(zip.trim()) &&
    location.state.toLowerCase().includes(state.trim().toLowerCase()) &&
    isShown(kinds, location.isActive)
  );
}

export interface LocationFiltersState {
  /** The current input. */
  form: Pick<FormikProps<Pick<LocationFilter, 'zip' | 'state'>>, 'values' | 'handleChange'>;
  kinds: ActiveFilterState;
  /** The filter of the list. */
  applied: LocationFilter;
}

/** Returns the form of the location filters, and the filter that the list and the URL get 500 ms after the last change. */
export function useLocationFilters(): LocationFiltersState {
  const [params, change] = useUrlParams();
  const form = useFormik({
    initialValues: { zip: params.get('zip') ?? '', state: params.get('state') ?? '' },
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const kinds = useActiveFilter();
  const { active, inactive } = kinds;
  const current = useMemo(() => ({ ...form.values, active, inactive }), [form.values, active, inactive]);
  const [applied, setApplied] = useState<LocationFilter>(current);

  const isIdle = useNavigation().state === 'idle';
  const apply = useEffectEvent((filter: LocationFilter) => {
    setApplied(filter);
    const isInUrl = filter.zip === (params.get('zip') ?? '') && filter.state === (params.get('state') ?? '');
    // Writing the URL is a navigation: it would cancel a pending one to another screen.
    if (isInUrl || !isIdle) return;
    change((next) => {
      for (const field of ['zip', 'state'] as const) {
        if (filter[field]) next.set(field, filter[field]);
        else next.delete(field);
      }
    });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(current), filterDelayMs);
    return () => clearTimeout(timer);
  }, [current]);

  return { form, kinds, applied };
}
