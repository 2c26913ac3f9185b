import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ActiveFilter } from '../../components/active-filter/active-filter';
import { texts } from '../../texts';
import { type LocationFiltersState } from './use-location-filters';

const words = texts.locations;

const Narrow = styled.div`
  width: 160px;
`;

/** Zip code, state, active and inactive (IC-143). */
export function LocationFilters({ filters: { typed, type, kinds } }: { filters: LocationFiltersState }) {
  const id = useId();
  return (
    <Cluster $gap="space16" $align="end">
      <Narrow>
        <FieldFrame id={`${id}-zip`} label={words.zip}>
          <TextInput id={`${id}-zip`} inputMode="numeric" value={typed.zip} onChange={({ target }) => type('zip', target.value)} />
        </FieldFrame>
      </Narrow>
      <Narrow>
        <FieldFrame id={`${id}-state`} label={words.state}>
          <TextInput id={`${id}-state`} value={typed.state} onChange={({ target }) => type('state', target.value)} />
        </FieldFrame>
      </Narrow>
      <ActiveFilter filter={kinds} words={words} />
    </Cluster>
  );
}
