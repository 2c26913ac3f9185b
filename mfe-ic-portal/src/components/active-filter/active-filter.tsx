import { CheckboxInput } from '@scanharbor/shared-ui/checkbox-field';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { useId } from 'react';
import { type ActiveFilterState } from './use-active-filter';

interface ActiveFilterProps {
  filter: ActiveFilterState;
  texts: { filter: string; active: string; inactive: string };
}

/** Two checkboxes: show active items, show inactive items. */
export function ActiveFilter({ filter, texts }: ActiveFilterProps) {
  const id = useId();
  return (
    <Cluster role="group" aria-label={texts.filter} $gap="space16">
      <CheckboxInput
        id={`${id}-active`}
        name="active"
        label={texts.active}
        checked={filter.active}
        onChange={() => filter.toggle('active')}
      />
      <CheckboxInput
        id={`${id}-inactive`}
        name="inactive"
        label={texts.inactive}
        checked={filter.inactive}
        onChange={() => filter.toggle('inactive')}
      />
    </Cluster>
  );
}
