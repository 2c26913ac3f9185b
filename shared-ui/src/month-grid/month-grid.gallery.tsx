import { type ReactElement, useState } from 'react';
import { type Gallery } from '../gallery/gallery';
import { getWeekday } from '@scanharbor/shared-contracts/domain/civil-date';
import { MonthGrid } from './month-grid';

function Example(): ReactElement {
  const [month, setMonth] = useState('2026-11');
  const [selected, setSelected] = useState<string[]>(['2026-11-24', '2026-11-27']);
  const toggle = (date: string): void =>
    setSelected((days) => (days.includes(date) ? days.filter((day) => day !== date) : [...days, date]));
  return (
    <MonthGrid
      label="Days"
      month={month}
      onMonthChange={setMonth}
      today="2026-11-21"
      selected={selected}
      disabledReason={(date) =>
        getWeekday(date) === 0 ? 'centers are closed on Sundays' : date < '2026-11-21' ? 'in the past' : undefined
      }
      onPick={toggle}
    />
  );
}

export const gallery: Gallery = {
  title: 'Month grid',
  group: 'Forms',
  examples: [{ name: 'Two days selected, Sundays and past days disabled', element: <Example /> }],
};
