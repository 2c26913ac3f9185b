import { listPriceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { isBookable, getInitialPrice, filterUpcoming } from './book-rules';

const zone = 'America/New_York';
const window = { open: '2026-12-01 08:00:00', close: '2026-12-01 11:00:00' };
const at = (hour: number, minute = 0) => Date.UTC(2026, 11, 1, hour + 5, minute);

describe('rules of the book request modal', () => {
  it('offers only windows that have not started [IC-121]', () => {
    expect(filterUpcoming([window], zone, at(7, 59))).toEqual([window]);
    expect(filterUpcoming([window], zone, at(8))).toEqual([]);
  });

  it('closes a window once its end minus the notice has passed [IC-122]', () => {
    expect(isBookable(window, zone, 3, at(7, 59))).toBe(true);
    expect(isBookable(window, zone, 3, at(8))).toBe(false);
    expect(isBookable(window, zone, 1, at(9, 59))).toBe(true);
  });

  it.each([
    [300, false, 300],
    [300, true, 300],
    [185, true, 177],
    [195, true, 192],
    [20, true, 20],
    [10, true, 5],
  ])('preselects an offered price for a budget of %i, staff pricing %s: %i [IC-124, IC-125]', (budget, staff, start) => {
    const choices = listPriceChoices(budget, staff);
    expect(getInitialPrice(choices, budget)).toBe(start);
    expect(choices).toContain(start);
  });
});
