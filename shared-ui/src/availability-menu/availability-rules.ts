import { addDays, type CivilDate, weekdayOf } from '../month-grid/index';
import { type TimeWindow } from '../calendar-overlay/time-windows';
import { availabilityMenuTexts as texts } from './availability-menu.texts';

/** The parts of a day that the menu offers [UI-106]. */
export const dayParts = [
  { id: 'morning', label: 'Morning', hours: '8am-12pm', from: 8, to: 12 },
  { id: 'afternoon', label: 'Afternoon', hours: '12pm-4pm', from: 12, to: 16 },
  { id: 'evening', label: 'Evening', hours: '4pm-8pm', from: 16, to: 20 },
] as const;

export type DayPartId = (typeof dayParts)[number]['id'];

/** Hours of notice a patient may ask for; the first is the default [UI-109]. */
export const noticeHours = [3, 6, 12, 24, 36, 48, 72] as const;

/** Ticks that an answer needs, dates that it may have, days from today to the first date and to the last on offer. */
export const availabilityLimits = { leastTicks: 2, mostDates: 5, defaultLead: 3, horizon: 90 } as const;

const sunday = 0;

/** The full hours of a day from 12:00 AM to 11:00 PM, by hour [UI-108]. */
export const timeList: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`);

/** The window of a day with all parts ticked [UI-107]. */
export const defaultWindow = { from: 8, to: 20 } as const;

export interface DateRow {
  date: CivilDate;
  parts: readonly DayPartId[];
}

/** What the menu asks: dates with the parts of the day that suit, and hours of notice. */
export interface Availability {
  rows: readonly DateRow[];
  notice: number;
}

/** Dates from a first one on, Sundays left out. */
function weekdaysFrom(first: CivilDate, count: number): CivilDate[] {
  const dates: CivilDate[] = [];
  for (let date = first; dates.length < count; date = addDays(date, 1)) if (weekdayOf(date) !== sunday) dates.push(date);
  return dates;
}

/** The menu as it opens: 5 dates from 3 days ahead on, no Sundays, nothing ticked, 3 hours of notice [UI-105]. */
export const defaultAvailability = (today: CivilDate): Availability => ({
  rows: weekdaysFrom(addDays(today, availabilityLimits.defaultLead), availabilityLimits.mostDates).map((date) => ({
    date,
    parts: [],
  })),
  notice: noticeHours[0],
});

/** Whether at least 2 boxes are ticked over all dates [UI-101]. */
export const isAvailable = ({ rows }: Availability): boolean =>
  rows.reduce((ticks, { parts }) => ticks + parts.length, 0) >= availabilityLimits.leastTicks;

/** Why a date cannot be picked, or undefined when it can [UI-102, UI-103, UI-104]. */
export function whyNotOffered(
  date: CivilDate,
  { today, horizon, taken }: { today: CivilDate; horizon: number; taken: readonly CivilDate[] },
): string | undefined {
  if (date < today) return texts.past;
  if (weekdayOf(date) === sunday) return texts.sunday;
  if (date > addDays(today, horizon)) return texts.tooFar(horizon);
  if (taken.includes(date)) return texts.alreadyListed;
  return undefined;
}

/** The first date after the last row that can be picked, or null when there is none. */
export function nextDate(rows: readonly DateRow[], today: CivilDate, horizon: number): CivilDate | null {
  const taken = rows.map(({ date }) => date);
  const last = [...taken].sort().at(-1);
  const start = last !== undefined && last >= today ? addDays(last, 1) : today;
  const free = (date: CivilDate): boolean => whyNotOffered(date, { today, horizon, taken }) === undefined;
  const after = weekdaysFrom(start, 1).find(free);
  return after ?? weekdaysFrom(today, horizon).find(free) ?? null;
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`;

/** One window per ticked part, in order of time. */
export const availabilityWindows = ({ rows }: Availability): TimeWindow[] =>
  [...rows]
    .sort((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, parts }) =>
      dayParts
        .filter(({ id }) => parts.includes(id))
        .map(({ from, to }) => ({
          windowOpen: `${date} ${clock(from)}`,
          windowClose: `${date} ${clock(to)}`,
        })),
    );

/** The hours of a row in words, neighbours joined: '8:00 AM to 4:00 PM'; '' when nothing is ticked. */
export function rowHours({ parts }: DateRow): string {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of dayParts.filter(({ id }) => parts.includes(id))) {
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans.map(({ from, to }) => texts.span(timeList[from] ?? '', timeList[to] ?? '')).join(', ');
}
