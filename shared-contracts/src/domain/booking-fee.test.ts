import { getBookingFee } from './booking-fee';

it.each([
  { averageCost: 850, bid: 350, fee: 50 },
  { averageCost: 850, bid: 346, fee: 50 },
  { averageCost: 850, bid: 345, fee: 51 },
  { averageCost: 0, bid: 350, fee: 0 },
])(
  'is a tenth of what $averageCost is above a bid of $bid, in whole dollars and never below 0: $fee [IC-246]',
  ({ averageCost, bid, fee }) => {
    expect(getBookingFee({ selfPay: true, averageCost, bid })).toBe(fee);
  },
);

it('follows the rate [IC-246]', () => {
  expect(getBookingFee({ selfPay: true, averageCost: 1_000, bid: 600, rate: 25 })).toBe(100);
});

it('is the fee of the scan, else that of the stored request, else 0 [PR-152, PR-153]', () => {
  expect(getBookingFee({ selfPay: true, scanFee: 25, currentFee: 40 })).toBe(25);
  expect(getBookingFee({ selfPay: true, currentFee: 40, averageCost: 850, bid: 175 })).toBe(40);
  expect(getBookingFee({ selfPay: true, bid: 175 })).toBe(0);
});

it('is 0 for insured patients, whatever the scan costs', () => {
  expect(getBookingFee({ selfPay: false, scanFee: 25, currentFee: 40, averageCost: 850, bid: 175 })).toBe(0);
});
