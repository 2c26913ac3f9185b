import { usualRate, wireRate } from './request-rate';

it('sends the rate 0.1 as 10 [SC-414]', () => {
  expect(wireRate(usualRate)).toBe(10);
});

it.each([
  [0, 0],
  [1, 100],
  [0.29, 29],
  [0.0315, 3.15],
])('sends %d as %d, whatever its last bits', (rate, sent) => {
  expect(wireRate(rate)).toBe(sent);
});
