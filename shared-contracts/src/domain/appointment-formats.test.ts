import { formatAppointmentTime, formatClockTime, formatDayTime, getForeignZoneName } from './appointment-formats';
import { getZoneShortName } from './time-zone';

it.each([
  ['2026-01-15 14:15:00', 'America/New_York', 'Thu, Jan 15, 2026, 2:15 PM EST'],
  ['2026-07-15 09:00:00', 'America/New_York', 'Wed, Jul 15, 2026, 9:00 AM EDT'],
  ['2026-07-15 09:00:00', 'America/Los_Angeles', 'Wed, Jul 15, 2026, 9:00 AM PDT'],
  ['2026-07-15 09:00:00', 'America/Phoenix', 'Wed, Jul 15, 2026, 9:00 AM MST'],
  ['2026-07-15 09:00:00', 'nowhere', 'Wed, Jul 15, 2026, 9:00 AM EDT'],
  ['2026-07-15 09:00:00', undefined, 'Wed, Jul 15, 2026, 9:00 AM'],
])('formats %s in %s as %s [IC-112]', (time, zone, text) => {
  expect(formatAppointmentTime(time, zone)).toBe(text);
});

it('changes the name of the zone on the day when the clocks change', () => {
  const names = ['2026-03-08 01:30:00', '2026-03-08 06:00:00', '2026-11-01 06:00:00'];
  expect(names.map((time) => getZoneShortName(time, 'America/New_York'))).toEqual(['EST', 'EDT', 'EST']);
});

it('names the zone of a time only when it is not the time of the reader [D98]', () => {
  const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
  const time = '2026-07-16 08:30:00';
  expect([getForeignZoneName(time, own), formatDayTime(time, own)]).toEqual(['', 'Thu 8:30 AM']);
  // Ahead of every other zone.
  expect(getForeignZoneName(time, 'Pacific/Kiritimati')).toBe('+14');
  expect(formatDayTime(time, 'Pacific/Kiritimati')).toBe('Thu 8:30 AM +14');
});

it('returns an empty text for an invalid time', () => {
  expect([formatClockTime('x', 'America/New_York'), formatAppointmentTime('soon')]).toEqual(['', '']);
});
