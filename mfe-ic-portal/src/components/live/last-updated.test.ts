import { formatAge } from './last-updated';

it.each([
  [0, 'Updated just now'],
  [9_000, 'Updated just now'],
  [24_000, 'Updated 20 s ago'],
  [59_000, 'Updated 50 s ago'],
  [61_000, 'Updated 1 min ago'],
  [600_000, 'Updated 10 min ago'],
])('formats an age of %i ms as %s', (ageMs, text) => {
  expect(formatAge(1_000, 1_000 + ageMs)).toBe(text);
});
