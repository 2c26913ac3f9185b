import { CheckboxInput } from '@scanharbor/shared-ui/checkbox-field';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { useId } from 'react';
import { type ActiveFilterState } from './use-active-filter';

interface ActiveFilterProps {
  filter: ActiveFilterState;
  words: { filter: string; active: string; inactive: string };
}

/** Two boxes: show the active ones, show the inactive ones. */
export function ActiveFilter({ filter, words }: ActiveFilterProps) {
  const id = useId();
  return (
    <Cluster role="group" aria-label={words.filter} $gap="space16">
      <CheckboxInput
        id={`${id}-active`}
        name="active"
        label={words.active}
        checked={filter.active}
        onChange={() => filter.toggle('active')}
      />
      <CheckboxInput
        id={`${id}-inactive`}
        name="inactive"
        label={words.inactive}
        checked={filter.inactive}
        onChange={() => filter.toggle('inactive')}
      />
    </Cluster>
  );
}
