import fc from 'fast-check';
import { getCivilToday } from './civil-today';
import { addMinutes, getEarliestStart, getZoneShortName, isWallClock, toInstant, toWallClock } from './time-zone';

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];
const anyInstant = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2037-12-01T00:00:00Z'), noInvalidDate: true });

it.each([
  ['2026-01-15 14:15:00', 'America/New_York', '2026-01-15T19:15:00.000Z'],
  ['2031-03-09 01:45:00', 'America/New_York', '2031-03-09T06:45:00.000Z'],
  ['2031-03-09 03:30:00', 'America/New_York', '2031-03-09T07:30:00.000Z'],
  ['2031-11-02 03:00:00', 'America/New_York', '2031-11-02T08:00:00.000Z'],
  ['2031-07-01 12:00:00', 'America/Los_Angeles', '2031-07-01T19:00:00.000Z'],
  ['2031-07-01', 'America/Los_Angeles', '2031-07-01T07:00:00.000Z'],
  ['2031-07-01 12:00:00', 'Nowhere/Atall', '2031-07-01T16:00:00.000Z'],
])('converts %s in %s into %s [SC-413]', (text, zone, instant) => {
  expect(toInstant(text, zone).toISOString()).toBe(instant);
});

it('returns an invalid date for a text that is no wall-clock time', () => {
  expect(['', 'soon', '04/03/2031'].map((text) => toInstant(text, 'America/New_York').getTime())).toEqual([NaN, NaN, NaN]);
});

describe('the hour that clocks skip in spring', () => {
  it.each([
    ['America/New_York', '2026-03-08T07:30:00.000Z'],
    ['America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
  ])('counts as the same minutes after the change in %s', (zone, instant) => {
    const skipped = toInstant('2026-03-08 02:30:00', zone);
    expect(skipped.toISOString()).toBe(instant);
    expect(toWallClock(skipped, zone)).toBe('2026-03-08 03:30:00');
  });

  it('never appears as the time of an instant', () => {
    const beforeAndAfter = ['2026-03-08T06:59:59Z', '2026-03-08T07:00:00Z'];
    expect(beforeAndAfter.map((instant) => toWallClock(new Date(instant), 'America/New_York'))).toEqual([
      '2026-03-08 01:59:59',
      '2026-03-08 03:00:00',
    ]);
  });
});

describe('the hour that clocks repeat in autumn', () => {
  it.each([
    ['America/New_York', '2026-11-01T05:30:00.000Z', 'EDT'],
    ['America/Los_Angeles', '2026-11-01T08:30:00.000Z', 'PDT'],
  ])('means its first occurrence, in daylight saving time, in %s', (zone, instant, name) => {
    expect(toInstant('2026-11-01 01:30:00', zone).toISOString()).toBe(instant);
    expect(getZoneShortName('2026-11-01 01:30:00', zone)).toBe(name);
  });

  it('is the time of two instants', () => {
    const twice = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'];
    expect(twice.map((instant) => toWallClock(new Date(instant), 'America/New_York'))).toEqual(Array(2).fill('2026-11-01 01:30:00'));
  });
});

it.each([
  ['America/Phoenix', '2026-03-08T09:30:00.000Z', '2026-11-01T08:30:00.000Z', 'MST'],
  ['Pacific/Honolulu', '2026-03-08T12:30:00.000Z', '2026-11-01T11:30:00.000Z', 'HST'],
  ['America/Puerto_Rico', '2026-03-08T06:30:00.000Z', '2026-11-01T05:30:00.000Z', 'AST'],
])('keeps both hours of %s, which has no daylight saving time', (zone, spring, autumn, name) => {
  const times = ['2026-03-08 02:30:00', '2026-11-01 01:30:00'];
  expect(times.map((time) => toInstant(time, zone).toISOString())).toEqual([spring, autumn]);
  expect(times.map((time) => toWallClock(toInstant(time, zone), zone))).toEqual(times);
  expect(times.map((time) => getZoneShortName(time, zone))).toEqual([name, name]);
});

it("uses New York's time for an unknown zone [SC-413]", () => {
  expect(getZoneShortName('2031-03-04 12:00:00', 'Nowhere/Atall')).toBe('EST');
  expect(toWallClock(new Date('2031-03-04T17:00:00Z'), 'Nowhere/Atall')).toBe('2031-03-04 12:00:00');
});

it('shows every instant as the clock of the browser shows it, in every zone', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...zones), (instant, timeZone) => {
      const wallClock = toWallClock(instant, timeZone);
      expect(wallClock).toBe(instant.toLocaleString('sv-SE', { timeZone }));
      expect(getCivilToday(timeZone, instant)).toBe(wallClock.slice(0, 10));
    }),
  );
});

it('adds the notice to the current time in the zone [IC-122]', () => {
  const now = new Date('2026-03-08T06:30:00Z');
  expect(getEarliestStart('America/New_York', 0, now)).toBe('2026-03-08 01:30:00');
  expect(getEarliestStart('America/New_York', 3, now.getTime())).toBe('2026-03-08 05:30:00');
});

it('accepts only real times as wall-clock times', () => {
  expect(['2026-02-28 09:15:00', '2026-02-29 09:15:00', '2026-02-28 09:15', '2026-02-28T09:15:00'].map(isWallClock)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('adds minutes across midnight and clock changes', () => {
  expect(addMinutes('2026-03-08 01:50:00', 15)).toBe('2026-03-08 02:05:00');
  expect(addMinutes('2026-12-31 23:50:00', 15)).toBe('2027-01-01 00:05:00');
});
