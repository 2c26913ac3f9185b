import { type Gallery } from '../../gallery/gallery';
import { type CalendarItem, type EventGroup } from './calendar-events';
import { ProviderCalendar } from './provider-calendar';

const event = (id: number, field: string, ...days: string[]): CalendarItem => ({
  id,
  [field]: days.map((day) => ({ window_open: `${day} 09:00:00`, window_close: `${day} 11:00:00` })),
});

const groups: EventGroup[] = [
  {
    key: 'requests',
    title: 'Requests',
    property: 'available_times',
    events: [event(104882, 'available_times', '2026-11-24', '2026-11-25'), event(104879, 'available_times', '2026-11-24')],
  },
  {
    key: 'scheduled',
    title: 'Scheduled',
    property: 'booked',
    events: [event(104860, 'booked', '2026-11-24')],
  },
  {
    key: 'completed',
    title: 'Completed',
    property: 'booked',
    events: [event(104801, 'booked', '2026-11-12')],
  },
];

export const gallery: Gallery = {
  title: 'Provider calendar',
  group: 'Clinic',
  density: 'staff',
  examples: [
    {
      name: 'With events',
      element: <ProviderCalendar groups={groups} today="2026-11-21" loading={false} renderEvent={({ id }) => `#${id}`} />,
    },
    {
      name: 'Loading',
      element: <ProviderCalendar groups={[]} today="2026-11-21" loading renderEvent={() => null} />,
    },
  ],
};
