import { bookingFee } from './booking-fee';

it.each([
  { averageCost: 850, bid: 350, fee: 50 },
  { averageCost: 850, bid: 346, fee: 50 },
  { averageCost: 850, bid: 345, fee: 51 },
  { averageCost: 0, bid: 350, fee: 0 },
])(
  'is a tenth of what $averageCost is above a bid of $bid, in whole dollars and never below 0: $fee [IC-246]',
  ({ averageCost, bid, fee }) => {
    expect(bookingFee(averageCost, bid)).toBe(fee);
  },
);

it('follows the rate [IC-246]', () => {
  expect(bookingFee(1_000, 600, 25)).toBe(100);
});
