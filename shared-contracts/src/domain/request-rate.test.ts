import { usualRate, toWireRate } from './request-rate';

it('sends the rate 0.1 as 10 [SC-414]', () => {
  expect(toWireRate(usualRate)).toBe(10);
});

it.each([
  [0, 0],
  [1, 100],
  [0.29, 29],
  [0.0315, 3.15],
])('sends %d as %d, without floating point noise', (rate, sent) => {
  expect(toWireRate(rate)).toBe(sent);
});
