import { addDays, type CivilDate, getWeekday, sunday } from './civil-date';
import { type TimeWindow } from './slots';

/** The parts of a day that the availability menu offers [UI-106]. */
export const dayParts = [
  { id: 'morning', label: 'Morning', hours: '8am-12pm', from: 8, to: 12 },
  { id: 'afternoon', label: 'Afternoon', hours: '12pm-4pm', from: 12, to: 16 },
  { id: 'evening', label: 'Evening', hours: '4pm-8pm', from: 16, to: 20 },
] as const;

export type DayPartId = (typeof dayParts)[number]['id'];

/** Hours of notice that a patient may ask for; the first is the default [UI-109]. */
export const noticeHours = [3, 6, 12, 24, 36, 48, 72] as const;

/** Minimum of selected parts, maximum of dates, days from today to the first default date and to the last date offered. */
export const availabilityLimits = { leastParts: 2, mostDates: 5, defaultLead: 3, horizon: 90 } as const;

/** The hours of a day with all parts selected, and of a patient who can come at any time [UI-107]. */
export const defaultWindow = { from: 8, to: 20 } as const;

export interface DateRow {
  date: CivilDate;
  parts: readonly DayPartId[];
}

/** Dates with the parts of the day that suit, and hours of notice. */
export interface Availability {
  rows: readonly DateRow[];
  notice: number;
}

/** A number of dates from a first one on, without Sundays. */
function weekdaysFrom(first: CivilDate, count: number): CivilDate[] {
  const dates: CivilDate[] = [];
  for (let date = first; dates.length < count; date = addDays(date, 1)) if (getWeekday(date) !== sunday) dates.push(date);
  return dates;
}

/** The initial availability: 5 dates from 3 days ahead on, no Sundays, no parts selected, 3 hours of notice [UI-105]. */
export const defaultAvailability = (today: CivilDate): Availability => ({
  rows: weekdaysFrom(addDays(today, availabilityLimits.defaultLead), availabilityLimits.mostDates).map((date) => ({
    date,
    parts: [],
  })),
  notice: noticeHours[0],
});

/** Whether at least 2 parts are selected over all dates [UI-101]. */
export const isAvailable = ({ rows }: Availability): boolean =>
  rows.reduce((count, { parts }) => count + parts.length, 0) >= availabilityLimits.leastParts;

type UnavailableReason = 'past' | 'sunday' | 'tooFar' | 'alreadyListed';

/** Why a date cannot be picked, or undefined when it can [UI-102, UI-103, UI-104]. */
export function getUnavailableReason(
  date: CivilDate,
  { today, horizon, taken }: { today: CivilDate; horizon: number; taken: readonly CivilDate[] },
): UnavailableReason | undefined {
  if (date < today) return 'past';
  if (getWeekday(date) === sunday) return 'sunday';
  if (date > addDays(today, horizon)) return 'tooFar';
  return taken.includes(date) ? 'alreadyListed' : undefined;
}

/** The first date after the last row that can be picked, else the first that can be picked at all; null when there is none. */
export function findNextDate(rows: readonly DateRow[], today: CivilDate, horizon: number): CivilDate | null {
  const taken = rows.map(({ date }) => date);
  const last = [...taken].sort().at(-1);
  const start = last !== undefined && last >= today ? addDays(last, 1) : today;
  const isFree = (date: CivilDate): boolean => getUnavailableReason(date, { today, horizon, taken }) === undefined;
  return weekdaysFrom(start, 1).find(isFree) ?? weekdaysFrom(today, horizon).find(isFree) ?? null;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`;

/** The window of a date from one full hour to another. */
export const toHourWindow = (date: CivilDate, { from, to }: { from: number; to: number }): TimeWindow => ({
  open: `${date} ${clock(from)}`,
  close: `${date} ${clock(to)}`,
});

/** One window per selected part, in order of time. */
export const availabilityWindows = ({ rows }: Availability): TimeWindow[] =>
  [...rows]
    .sort((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, parts }) => dayParts.filter(({ id }) => parts.includes(id)).map((part) => toHourWindow(date, part)));
