import { daysInMonth } from './civil-date';

export interface BirthDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** The minimum age in years unless a form passes its own [UI-032]. */
export const defaultMinAge = 18;
const oldestAge = 100;

/** 'YYYY-MM-DD' in parts; undefined for anything else, a day that does not exist included [UI-037]. */
export function partsFromIso(text: string): BirthDate | undefined {
  const found = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  if (!found) return undefined;
  const [year, month, day] = found.slice(1, 4).map(Number) as [number, number, number];
  const real = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

/** Parts as 'YYYY-MM-DD'. */
export const isoFromParts = ({ year, month, day }: BirthDate): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The parts of the local day of an instant. */
export const toBirthDate = (day: Date): BirthDate => ({
  year: day.getFullYear(),
  month: day.getMonth() + 1,
  day: day.getDate(),
});

const countTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Years on offer, latest first: from 100 years ago to the current year minus the minimum age [UI-031]. */
export function offeredYears(today: BirthDate, minAge: number): number[] {
  const latest = today.year - minAge;
  return Array.from({ length: oldestAge - minAge + 1 }, (_, index) => latest - index);
}

/** Selectable months: up to the current one in the youngest year, because a later birth is under age [UI-034]. */
export const offeredMonths = (today: BirthDate, minAge: number, year: number): number[] =>
  countTo(year === today.year - minAge ? today.month : 12);

/** Days on offer: those of the month, up to today's in the last month on offer [UI-035, UI-038]. */
export const offeredDays = (today: BirthDate, minAge: number, { year, month }: Pick<BirthDate, 'year' | 'month'>): number[] => {
  const all = daysInMonth(year, month);
  return countTo(year === today.year - minAge && month === today.month ? Math.min(today.day, all) : all);
};

const within = (value: number, offered: readonly number[]): number => Math.min(Math.max(value, Math.min(...offered)), Math.max(...offered));

/** A date moved into what is on offer: 31 March becomes 28 February when the month changes. */
export function clampToOffered(parts: BirthDate, today: BirthDate, minAge: number): BirthDate {
  const year = within(parts.year, offeredYears(today, minAge));
  const month = within(parts.month, offeredMonths(today, minAge, year));
  return { year, month, day: within(parts.day, offeredDays(today, minAge, { year, month })) };
}

/** What the dropdowns open on: January 1 of the current year minus 18, moved into the offer [UI-033]. */
export const defaultBirth = (today: BirthDate, minAge: number): BirthDate =>
  clampToOffered({ year: today.year - defaultMinAge, month: 1, day: 1 }, today, minAge);
