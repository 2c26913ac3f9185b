import { calendarGroups } from './calendar-groups';

it('groups requests, scheduled and completed tests by key, title and the field of their windows [SC-347, IC-210]', () => {
  const open = {
    requestId: 7,
    title: 'MRI - Brain',
    patient: 'Jordan Ellis',
    booked: false,
    availableTimes: [{ open: '2031-03-04 08:00:00', close: '2031-03-04 11:00:00' }],
  };
  const groups = calendarGroups([open], [], []);
  expect(groups.map(({ key, property }) => [key, property])).toEqual([
    ['requests', 'available_times'],
    ['scheduled', 'scheduled'],
    ['completed', 'scheduled'],
  ]);
  expect(groups.every(({ title }) => title.length > 0)).toBe(true);
  expect(groups[0]?.events).toEqual([expect.objectContaining({ id: 7, available_times: [{ window_open: '2031-03-04 08:00:00' }] })]);
});
