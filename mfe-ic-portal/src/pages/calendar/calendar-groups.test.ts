import { type CalendarEvent } from '@scanharbor/shared-contracts/domain/calendar-event';
import { calendarGroups, summarizeDays } from './calendar-groups';

const event = (requestId: number, more: Partial<CalendarEvent>): CalendarEvent => ({
  requestId,
  title: 'MRI - Brain',
  patient: 'Jordan Ellis',
  booked: false,
  availableTimes: [],
  ...more,
});
const booked = (requestId: number, start: string) => event(requestId, { booked: true, scheduled: { start, timeZone: 'America/New_York' } });

it('groups requests, scheduled and completed tests by key, title and the field of their windows [SC-347, IC-210, IC-211]', () => {
  const groups = calendarGroups({
    requests: [event(7, { availableTimes: [{ open: '2031-03-04 08:00:00', close: '2031-03-04 11:00:00' }] })],
    total: 40,
    scheduled: [booked(8, '2031-03-05 09:00:00')],
    completed: [booked(9, '2031-03-01 10:00:00')],
  });
  expect(groups.map(({ key, property, total }) => [key, property, total])).toEqual([
    ['requests', 'available_times', 40],
    ['scheduled', 'scheduled', undefined],
    ['completed', 'scheduled', undefined],
  ]);
  expect(groups.every(({ title }) => title.length > 0)).toBe(true);
  expect(groups[0]?.events).toEqual([expect.objectContaining({ id: 7, available_times: [{ window_open: '2031-03-04 08:00:00' }] })]);
  const window = (id: number, open: string) => [expect.objectContaining({ id, scheduled: { window_open: open } })];
  expect(groups.slice(1).map(({ events }) => events)).toEqual([window(8, '2031-03-05 09:00:00'), window(9, '2031-03-01 10:00:00')]);
});

it('shows how much of the opening hours is booked, and nothing of a day without them', () => {
  const counts = { requests: 3, scheduled: 2, completed: 0 };
  const days = summarizeDays([
    { date: '2031-03-04', ...counts, bookedMinutes: 200, openMinutes: 600 },
    { date: '2031-03-05', ...counts, bookedMinutes: 30, openMinutes: 0 },
  ]);
  expect([...days]).toEqual([
    ['2031-03-04', { counts, load: 33 }],
    ['2031-03-05', { counts }],
  ]);
});
