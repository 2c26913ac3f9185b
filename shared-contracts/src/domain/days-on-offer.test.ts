import { daysOnOffer } from './days-on-offer';

it.each([
  ['self-pay', true],
  ['insurance', false],
  ['', false],
] as const)('lets who pays by "%s" choose today: %s [PR-058]', (payment, allowCurrentDay) => {
  expect(daysOnOffer(payment, new Date('2026-03-03T02:30:00Z'))).toEqual({ today: '2026-03-02', allowCurrentDay });
});
