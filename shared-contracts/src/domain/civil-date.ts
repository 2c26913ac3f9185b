/** A calendar date 'YYYY-MM-DD' of the proleptic Gregorian calendar: no time of day and no zone. */
export type CivilDate = string;

/** A calendar month 'YYYY-MM'. */
export type CivilMonth = string;

const dayLength = 86_400_000;
const pad = (value: number, width: number): string => String(value).padStart(width, '0');

// // A day is represented by midnight UTC: UTC has no clock changes, so full days add up in every zone.
const toTime = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`);
const fromTime = (time: number): CivilDate => new Date(time).toISOString().slice(0, 10);

/** The numbers of a date; `month` runs from 1 to 12. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

/** The numbers in a date. Takes 'YYYY-MM-DD'. */
export function toDateParts(date: CivilDate): DateParts {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** A date of its numbers; they must name a real day. */
export const civilDate = (year: number, month: number, day: number): CivilDate => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** Days in a month (1 to 12) of a year. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** The date a number of days later (earlier when negative). */
export const addDays = (date: CivilDate, days: number): CivilDate => fromTime(toTime(date) + days * dayLength);

/** The same day a number of months later, or the month's last day when it has no such day. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = toDateParts(date);
  const index = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return civilDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Days from one date to another; negative when the other is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => Math.round((toTime(to) - toTime(from)) / dayLength);

/** Days of the week as `getWeekday` counts them. */
export const sunday = 0;
export const monday = 1;

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export const getWeekday = (date: CivilDate): number => new Date(toTime(date)).getUTCDay();

/** The month 'YYYY-MM' that a date lies in. */
export const getMonth = (date: CivilDate): CivilMonth => date.slice(0, 7);

/** The month a number of months later. */
export const shiftMonth = (month: CivilMonth, by: number): CivilMonth => getMonth(addMonths(`${month}-01`, by));

/**
 * The weeks of a month, Sunday first, seven cells each; cells outside the month are null [UI-090, UI-130].
 * Takes 'YYYY-MM'.
 */
export function listWeeks(month: CivilMonth): (CivilDate | null)[][] {
  const { year, month: number } = toDateParts(`${month}-01`);
  const leadingDays = getWeekday(`${month}-01`);
  const length = daysInMonth(year, number);
  const cell = (index: number): CivilDate | null =>
    index < leadingDays || index >= leadingDays + length ? null : civilDate(year, number, index - leadingDays + 1);
  return Array.from({ length: Math.ceil((leadingDays + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cell(week * 7 + day)),
  );
}
