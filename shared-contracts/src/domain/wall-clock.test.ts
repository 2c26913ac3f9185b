import { defaultTimeZone, momentOf, readWallClock, zoneShortName } from './wall-clock';

it("means New York's time before a center is known, and for a zone that nobody knows [SC-413]", () => {
  expect(defaultTimeZone).toBe('America/New_York');
  const noon = readWallClock('2031-03-04 12:00:00');
  expect(noon && zoneShortName(noon, 'Nowhere/Atall')).toBe('EST');
});

it('is nothing when it is no wall-clock time', () => {
  expect(['', 'today', '04/03/2031'].map(readWallClock)).toEqual([null, null, null]);
});

it.each([
  ['2031-03-09 01:45:00', 'America/New_York', '2031-03-09T06:45:00.000Z'],
  ['2031-03-09 03:30:00', 'America/New_York', '2031-03-09T07:30:00.000Z'],
  ['2031-11-02 03:00:00', 'America/New_York', '2031-11-02T08:00:00.000Z'],
  ['2031-07-01 12:00:00', 'America/Los_Angeles', '2031-07-01T19:00:00.000Z'],
  ['2031-07-01 12:00:00', 'Nowhere/Atall', '2031-07-01T16:00:00.000Z'],
])('%s in %s is the moment %s, on the days when the clocks change too [SC-413]', (text, zone, moment) => {
  const clock = readWallClock(text);
  expect(clock && new Date(momentOf(clock, zone)).toISOString()).toBe(moment);
});
