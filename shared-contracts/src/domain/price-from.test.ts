import { formatPriceFrom, getLowestTotal, getSavingPercent, getTotal } from './price-from';

it('adds the deposit to the price', () => {
  expect(getTotal({ price: 175, fee: 50 })).toBe(225);
});

it('finds the lowest total, which need not be that of the lowest price', () => {
  const offers = [
    { price: 150, fee: 90 },
    { price: 175, fee: 50 },
    { price: 300, fee: 0 },
  ];
  expect(getLowestTotal(offers)).toBe(225);
  expect(getLowestTotal([])).toBeUndefined();
});

it('says of what place a price is', () => {
  expect(formatPriceFrom(225, '10018')).toBe('from $225 near 10018');
  expect(formatPriceFrom(1225)).toBe('from $1,225 at our centers');
});

it.each([
  [225, 1125, 80],
  [226, 1125, 79],
  [1125, 1125, 0],
  [1200, 1125, 0],
])('is $%i instead of $%i: saves %i percent [MK-010]', (total, rate, percent) => {
  expect(getSavingPercent(total, rate)).toBe(percent);
});
