import { defaultTimeZone, readWallClock, zoneShortName } from './wall-clock';

it("means New York's time before a center is known, and for a zone that nobody knows [SC-413]", () => {
  expect(defaultTimeZone).toBe('America/New_York');
  const noon = readWallClock('2031-03-04 12:00:00');
  expect(noon && zoneShortName(noon, 'Nowhere/Atall')).toBe('EST');
});

it('is nothing when it is no wall-clock time', () => {
  expect(['', 'today', '04/03/2031'].map(readWallClock)).toEqual([null, null, null]);
});
