import {
  clampToOffered,
  defaultBirth,
  defaultMinAge,
  isoFromParts,
  offeredDays,
  offeredMonths,
  offeredYears,
  partsFromIso,
  toBirthDate,
} from './birth-date';

const today = { year: 2026, month: 3, day: 15 };

it.each([
  ['1984-04-12', { year: 1984, month: 4, day: 12 }],
  ['1984-4-2', { year: 1984, month: 4, day: 2 }],
  ['2000-02-29', { year: 2000, month: 2, day: 29 }],
  ['2000-12-31', { year: 2000, month: 12, day: 31 }],
  ['2000-01-01', { year: 2000, month: 1, day: 1 }],
  ['1900-02-29', undefined],
  ['2000-13-01', undefined],
  ['2000-00-10', undefined],
  ['2000-05-00', undefined],
  ['2000-04-31', undefined],
  ['12/04/1984', undefined],
  ['on 1984-04-12', undefined],
  ['', undefined],
])('reads %j as %j [UI-037]', (text, parts) => {
  expect(partsFromIso(text)).toEqual(parts);
});

it('writes parts with leading zeros', () => {
  expect(isoFromParts({ year: 84, month: 4, day: 2 })).toBe('0084-04-02');
});

it('takes the local day of an instant', () => {
  expect(toBirthDate(new Date(2026, 0, 9, 23, 59))).toEqual({ year: 2026, month: 1, day: 9 });
});

it('offers years from the minimum age to 100 years, latest first [UI-031, UI-032]', () => {
  const years = offeredYears(today, defaultMinAge);
  expect([years[0], years[1], years.at(-1), years.length]).toEqual([2008, 2007, 1926, 83]);
});

it('offers months and days up to today only at the minimum age [UI-034, UI-035, UI-038]', () => {
  expect(offeredMonths(today, 18, 2008)).toEqual([1, 2, 3]);
  expect(offeredMonths(today, 18, 2007)).toHaveLength(12);
  expect(offeredDays(today, 18, { year: 2008, month: 3 }).at(-1)).toBe(15);
  expect(offeredDays(today, 18, { year: 2008, month: 2 }).at(-1)).toBe(29);
  expect(offeredDays(today, 18, { year: 2007, month: 3 }).at(-1)).toBe(31);
  expect(offeredDays({ year: 2025, month: 2, day: 29 }, 18, { year: 2007, month: 2 }).at(-1)).toBe(28);
});

it.each([
  [
    { year: 2030, month: 12, day: 31 },
    { year: 2008, month: 3, day: 15 },
  ],
  [
    { year: 1800, month: 1, day: 1 },
    { year: 1926, month: 1, day: 1 },
  ],
  [
    { year: 2001, month: 2, day: 31 },
    { year: 2001, month: 2, day: 28 },
  ],
  [
    { year: 2001, month: 5, day: 20 },
    { year: 2001, month: 5, day: 20 },
  ],
])('moves %j to %j, which is offered [UI-035]', (parts, offered) => {
  expect(clampToOffered(parts, today, 18)).toEqual(offered);
});

it.each([
  [18, { year: 2008, month: 1, day: 1 }],
  [21, { year: 2005, month: 1, day: 1 }],
])('opens with the minimum age %i on the January 1 nearest to 18 years ago [UI-033]', (minAge, expected) => {
  expect(defaultBirth(today, minAge)).toEqual(expected);
});
