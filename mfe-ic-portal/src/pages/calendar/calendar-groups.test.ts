import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { calendarGroups } from './calendar-groups';

it('groups requests, scheduled and completed tests by key, title and the field of their windows [SC-347, IC-210, IC-211]', () => {
  const open = {
    requestId: 7,
    title: 'MRI - Brain',
    patient: 'Jordan Ellis',
    booked: false,
    availableTimes: [{ open: '2031-03-04 08:00:00', close: '2031-03-04 11:00:00' }],
  };
  const booked = (requestId: number, start: string) =>
    ({
      requestId,
      scanName: 'CT - Chest',
      patient: { firstName: 'Rosa', lastName: 'Alvarez' },
      appointment: { start, timeZone: 'America/New_York' },
    }) as PortalRequest;
  const scheduled = { ...booked(8, '2031-03-05 09:00:00'), patient: 'Rosa Alvarez' };
  const groups = calendarGroups([open], [scheduled], [booked(9, '2031-03-01 10:00:00')]);
  expect(groups.map(({ key, property }) => [key, property])).toEqual([
    ['requests', 'available_times'],
    ['scheduled', 'scheduled'],
    ['completed', 'scheduled'],
  ]);
  expect(groups.every(({ title }) => title.length > 0)).toBe(true);
  expect(groups[0]?.events).toEqual([expect.objectContaining({ id: 7, available_times: [{ window_open: '2031-03-04 08:00:00' }] })]);
  const window = (id: number, open: string) => [expect.objectContaining({ id, scheduled: { window_open: open } })];
  expect(groups.slice(1).map(({ events }) => events)).toEqual([window(8, '2031-03-05 09:00:00'), window(9, '2031-03-01 10:00:00')]);
});
