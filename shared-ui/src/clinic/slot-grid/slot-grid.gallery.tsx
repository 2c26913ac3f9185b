import { slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type ReactElement, useState } from 'react';
import { type Gallery } from '../../gallery/gallery';
import { SlotGrid } from './slot-grid';
import { type SlotChoice, type SlotDay } from './slot-rules';

const between = (from: string, to: string): string[] => slotTimes.filter((time) => time >= from && time < to);

const days: SlotDay[] = [
  { date: '2026-12-01', offered: between('08:00', '11:00'), taken: ['09:30', '09:45'] },
  { date: '2026-12-02', offered: between('11:00', '16:00') },
  { date: '2026-12-04', offered: [...between('08:00', '11:00'), ...between('16:00', '20:00')] },
];

function Example({ start }: { start: SlotChoice | null }): ReactElement {
  const [value, setValue] = useState(start);
  return (
    <SlotGrid
      label="Appointment time"
      days={days}
      value={value}
      onChange={setValue}
      zoneNote="Times are in Eastern time (America/New_York)."
    />
  );
}

export const gallery: Gallery = {
  title: 'Time picker for staff',
  group: 'Clinic',
  density: 'staff',
  examples: [
    { name: 'Nothing picked', element: <Example start={null} /> },
    { name: 'A time picked', element: <Example start={{ date: '2026-12-01', time: '08:30' }} /> },
    {
      name: 'No dates',
      element: <SlotGrid label="Appointment time" days={[]} value={null} onChange={() => undefined} />,
    },
  ],
};
