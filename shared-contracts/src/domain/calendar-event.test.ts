import { readCalendarEvent } from './calendar-event';

const row = {
  id: 7,
  title: 'MRI - Brain',
  patient: 'Rosa Alvarez',
  available_times: [{ window_open: '2026-03-03 08:00:00', window_close: '2026-03-03 11:00:00' }],
  booked: 0 as const,
  scheduled: null,
  selectedTime: null,
};

it('reads an open request with the times that the patient offers [SC-346]', () => {
  expect(readCalendarEvent(row)).toStrictEqual({
    requestId: 7,
    title: 'MRI - Brain',
    patient: 'Rosa Alvarez',
    availableTimes: [{ open: '2026-03-03 08:00:00', close: '2026-03-03 11:00:00' }],
    booked: false,
  });
});

it('reads a booked request with its time in the zone of the center [SC-346]', () => {
  const scheduled = { window_open: '2026-03-03 09:00:00', window_close: '2026-03-03 09:15:00', time_zone: 'America/Denver' };
  expect(readCalendarEvent({ ...row, booked: 1, scheduled })).toMatchObject({
    booked: true,
    scheduled: { start: '2026-03-03 09:00:00', timeZone: 'America/Denver' },
  });
});
