import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ActiveFilter } from '../../components/active-filter/active-filter';
import { texts } from '../../texts';
import { type LocationFiltersState } from './use-location-filters';

const locationsTexts = texts.locations;

const Narrow = styled.div`
  width: 160px;
`;

/** The filters by ZIP code, state, active and inactive (IC-143). */
export function LocationFilters({ filters: { form, kinds } }: { filters: LocationFiltersState }) {
  const id = useId();
  return (
    <Cluster $gap="space16" $align="end">
      <Narrow>
        <FieldFrame id={`${id}-zip`} label={locationsTexts.zip}>
          <TextInput id={`${id}-zip`} name="zip" inputMode="numeric" value={form.values.zip} onChange={form.handleChange} />
        </FieldFrame>
      </Narrow>
      <Narrow>
        <FieldFrame id={`${id}-state`} label={locationsTexts.state}>
          <TextInput id={`${id}-state`} name="state" value={form.values.state} onChange={form.handleChange} />
        </FieldFrame>
      </Narrow>
      <ActiveFilter filter={kinds} texts={locationsTexts} />
    </Cluster>
  );
}
