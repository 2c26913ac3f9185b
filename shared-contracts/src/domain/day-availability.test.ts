import { getDayAvailability } from './day-availability';

it.each([
  ['self-pay', true],
  ['insurance', false],
  ['', false],
] as const)('allows payment by "%s" to choose today: %s [PR-058]', (payment, allowCurrentDay) => {
  expect(getDayAvailability(payment, new Date('2026-03-03T02:30:00Z'))).toEqual({ today: '2026-03-02', allowCurrentDay });
});
