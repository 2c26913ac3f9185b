import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type ReactElement, useState } from 'react';
import { Button } from '../../button/index';
import { type Gallery } from '../../gallery/gallery';
import { CalendarPanel } from './calendar-panel';
import { CalendarOverlay } from './calendar-overlay';
import { toTimeWindows } from '@scanharbor/shared-contracts/domain/day-slots';
import { useDayChoices } from './use-day-choices';

const today = '2026-11-21';
const some = toTimeWindows([
  { date: '2026-11-27', slots: [1, 2] },
  { date: '2026-12-01', slots: [3] },
]);

function Panel({ value }: { value: TimeWindow[] }): ReactElement {
  const days = useDayChoices({ today, allowCurrentDay: false }, value, () => undefined);
  return (
    <>
      <CalendarPanel today={today} days={days} />
      <Button onClick={days.confirm}>Confirm</Button>
    </>
  );
}

function Overlay(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose days</Button>
      {open && <CalendarOverlay value={some} today={today} allowCurrentDay onConfirm={close} onClose={close} />}
    </>
  );
}

export const gallery: Gallery = {
  title: 'Calendar overlay',
  group: 'Clinic',
  examples: [
    { name: 'In its dialog', height: 640, element: <Overlay /> },
    { name: 'Two days chosen, without its dialog', element: <Panel value={some} /> },
    { name: 'Nothing chosen', element: <Panel value={[]} /> },
  ],
};
