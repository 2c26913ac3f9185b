import { appointmentTime, clockTime, longDate, shortDate, shortTime } from './date-formats';
import { momentOf, readWallClock, zoneShortName } from './wall-clock';

describe('dates as they are shown', () => {
  it('writes dates as MM/DD/YYYY and times as MM/DD/YYYY hh:mm A [IC-015, IC-016, UI-153]', () => {
    expect(shortDate('1984-04-12')).toBe('04/12/1984');
    expect(shortTime('2026-11-20 16:12:00')).toBe('11/20/2026 04:12 PM');
    expect(shortTime('2026-11-20 00:05:00')).toBe('11/20/2026 12:05 AM');
  });

  it('writes the long date of the portal as ddd MMM DD, YYYY [IC-247]', () => {
    expect(longDate('2026-03-03')).toBe('Tue Mar 03, 2026');
  });

  it.each([
    ['2026-01-15 14:15:00', 'America/New_York', 'Thu, Jan 15, 2026, 2:15 PM EST'],
    ['2026-07-15 09:00:00', 'America/New_York', 'Wed, Jul 15, 2026, 9:00 AM EDT'],
    ['2026-07-15 09:00:00', 'America/Los_Angeles', 'Wed, Jul 15, 2026, 9:00 AM PDT'],
    ['2026-07-15 09:00:00', 'America/Phoenix', 'Wed, Jul 15, 2026, 9:00 AM MST'],
    ['2026-07-15 09:00:00', 'nowhere', 'Wed, Jul 15, 2026, 9:00 AM EDT'],
  ])('names %s in %s as %s [IC-112]', (time, zone, text) => {
    expect(appointmentTime(time, zone)).toBe(text);
  });

  it('changes the name of the zone on the day when the clocks change', () => {
    const name = (text: string) =>
      zoneShortName(readWallClock(text) ?? { year: 0, month: 0, day: 0, hour: 0, minute: 0 }, 'America/New_York');
    expect(name('2026-03-08 01:30:00')).toBe('EST');
    expect(name('2026-03-08 06:00:00')).toBe('EDT');
    expect(name('2026-11-01 06:00:00')).toBe('EST');
  });

  it('knows the moment of a time at a center', () => {
    const clock = readWallClock('2026-01-15 14:15:00');
    expect(clock && momentOf(clock, 'America/New_York')).toBe(Date.UTC(2026, 0, 15, 19, 15));
  });

  it('shows nothing for what is no date', () => {
    expect([shortDate(''), longDate('soon'), clockTime('x', 'America/New_York')]).toEqual(['', '', '']);
  });
});
