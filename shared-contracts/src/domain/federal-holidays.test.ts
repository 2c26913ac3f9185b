import { listFederalHolidays } from './federal-holidays';

const format = (from: string) => listFederalHolidays(from).map(({ date, name }) => `${date} ${name}`);

describe('federal holidays', () => {
  it('are the eleven of the next twelve months, observed on a weekday', () => {
    expect(format('2026-01-01')).toEqual([
      '2026-01-01 New Year’s Day',
      '2026-01-19 Martin Luther King Jr. Day',
      '2026-02-16 Presidents’ Day',
      '2026-05-25 Memorial Day',
      '2026-06-19 Juneteenth',
      '2026-07-03 Independence Day',
      '2026-09-07 Labor Day',
      '2026-10-12 Columbus Day',
      '2026-11-11 Veterans Day',
      '2026-11-26 Thanksgiving Day',
      '2026-12-25 Christmas Day',
    ]);
  });

  it('begin with the given day, and include a New Year’s Day that is observed in December', () => {
    expect(format('2026-11-26')[0]).toBe('2026-11-26 Thanksgiving Day');
    expect(format('2027-01-02').at(-1)).toBe('2027-12-31 New Year’s Day');
    expect(format('2027-06-01').find((line) => line.includes('Independence'))).toBe('2027-07-05 Independence Day');
  });
});
