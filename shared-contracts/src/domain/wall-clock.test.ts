import { readLocal, readWallClock } from './wall-clock';

it('parses a wall-clock time, with or without seconds, and a date', () => {
  const noon = { year: 2031, month: 3, day: 4, hour: 12, minute: 0 };
  expect(['2031-03-04 12:00:00', '2031-03-04T12:00', '2031-03-04'].map(readWallClock)).toEqual([noon, noon, { ...noon, hour: 0 }]);
});

it('returns null for any other text', () => {
  expect(['', 'today', '04/03/2031'].map(readWallClock)).toEqual([null, null, null]);
  expect(readLocal('2031-99-99T00:00Z')).toBeNull();
});

it.each(['2031-03-04T17:05:00Z', '2031-03-04T12:05:00-05:00', '2031-03-04T22:35+0530'])(
  'reads the instant %s on the clock of the user',
  (text) => {
    const instant = new Date('2031-03-04T17:05:00Z');
    expect(readLocal(text)).toEqual({
      year: instant.getFullYear(),
      month: instant.getMonth() + 1,
      day: instant.getDate(),
      hour: instant.getHours(),
      minute: 5,
    });
  },
);

it('reads a wall-clock time without an offset as it stands', () => {
  expect(readLocal('2031-03-04T12:30:00')).toEqual({ year: 2031, month: 3, day: 4, hour: 12, minute: 30 });
  expect(readLocal('2031-03-04 12:30:00')).toEqual(readLocal('2031-03-04T12:30:00'));
});

it('takes no text before the date', () => {
  expect(readWallClock('on 2031-03-04')).toBeNull();
});
