import { agoText } from './updated-ago';

it.each([
  [0, 'Updated just now'],
  [9_000, 'Updated just now'],
  [24_000, 'Updated 20 s ago'],
  [59_000, 'Updated 50 s ago'],
  [61_000, 'Updated 1 min ago'],
  [600_000, 'Updated 10 min ago'],
])('after %i ms says %s', (passed, text) => {
  expect(agoText(1_000, 1_000 + passed)).toBe(text);
});
