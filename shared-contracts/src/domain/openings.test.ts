import { isEvening, isWeekend, openingParts } from './openings';

it.each([
  ['2031-03-04 16:59:00', false],
  ['2031-03-04 17:00:00', true],
  ['2031-03-04 19:45:00', true],
  ['2031-03-04 08:00:00', false],
])('counts %s as in the evening: %s', (start, expected) => {
  expect(isEvening(start)).toBe(expected);
});

it.each([
  ['2031-03-07 10:00:00', false],
  ['2031-03-08 10:00:00', true],
  ['2031-03-09 10:00:00', true],
  ['2031-03-10 10:00:00', false],
])('counts %s as on a weekend: %s', (start, expected) => {
  expect(isWeekend(start)).toBe(expected);
});

it('divides the day without a gap', () => {
  const [morning, afternoon, evening] = openingParts;
  expect([morning.to, afternoon.to]).toEqual([afternoon.from, evening.from]);
  expect(isEvening(`2031-03-04 ${evening.from}:00`)).toBe(true);
});
