import { readLocal, readWallClock } from './wall-clock';

it('parses a wall-clock time, with or without seconds, and a date', () => {
  const noon = { year: 2031, month: 3, day: 4, hour: 12, minute: 0 };
  expect(['2031-03-04 12:00:00', '2031-03-04T12:00', '2031-03-04'].map(readWallClock)).toEqual([noon, noon, { ...noon, hour: 0 }]);
});

it('returns null for any other text', () => {
  expect(['', 'today', '04/03/2031'].map(readWallClock)).toEqual([null, null, null]);
  expect(readLocal('2031-99-99T00:00Z')).toBeNull();
});
