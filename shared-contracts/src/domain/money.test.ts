import fc from 'fast-check';
import { formatDollars } from './money';

describe('formatDollars', () => {
  it.each([
    [300, '$300'],
    [22.5, '$22.50'],
    [0, '$0'],
    [-1250, '-$1,250'],
    [1_234_567.89, '$1,234,567.89'],
  ])('formats %p as %s', (amount, text) => expect(formatDollars(amount)).toBe(text));

  it('formats every amount of cents as Intl does', () => {
    const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(formatDollars(cents / 100)).toBe(exact.format(cents / 100).replace(/\.00$/, ''));
      }),
    );
  });
});
