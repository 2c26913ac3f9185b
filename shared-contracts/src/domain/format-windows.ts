import { dateTexts } from './date-texts';
import { slotMinutes } from './slot-times';
import { type TimeWindow } from './slots';

/** The offered times of a day, formatted. */
export interface FormattedDay {
  /** YYYY-MM-DD. */
  date: string;
  /** 'Tue, Dec 1'. */
  day: string;
  /** '8 AM to 11 AM', in order. */
  ranges: string[];
}

const toMinutes = (wallClock: string): number => Number(wallClock.slice(11, 13)) * 60 + Number(wallClock.slice(14, 16));

const dayFormat = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Formats 'YYYY-MM-DD' as 'Tue, Dec 1'. */
export const formatDay = (date: string): string => new Date(`${date}T00:00:00Z`).toLocaleDateString(dateTexts.locale, dayFormat);

/** Formats 'HH:mm:ss' as '8 AM' or '8:30 AM'. @internal */
export function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? dateTexts.am : dateTexts.pm}`;
}

/** Formats a part of a day, each 'HH:mm:ss', as '8 AM to 11 AM'. */
export const formatHourRange = (from: string, to: string): string => dateTexts.range(formatHour(from), formatHour(to));

/** Whether a window is one slot: the patient chose its start, not a part of the day. */
const isExactTime = ({ open, close }: TimeWindow): boolean => toMinutes(close) - toMinutes(open) === slotMinutes;

/** Sorts windows and merges adjacent ones. */
function mergeWindows(windows: readonly TimeWindow[]): TimeWindow[] {
  const spans: TimeWindow[] = [];
  for (const window of [...windows].sort((one, other) => one.open.localeCompare(other.open))) {
    const last = spans.at(-1);
    if (last?.close === window.open) spans[spans.length - 1] = { open: last.open, close: window.close };
    else spans.push(window);
  }
  return spans;
}

/**
 * Groups offered times by day, in order, and formats them as wall-clock times at the center. `getZoneName` names the zone
 * of a time where the reader's clock shows another one ('8 AM to 11 AM PST').
 */
export function formatWindowsByDay(windows: readonly TimeWindow[], getZoneName: (wallClock: string) => string = () => ''): FormattedDay[] {
  const days = new Map<string, string[]>();
  for (const { open, close } of mergeWindows(windows)) {
    const date = open.slice(0, 10);
    days.set(date, [
      ...(days.get(date) ?? []),
      [isExactTime({ open, close }) ? formatHour(open.slice(11)) : formatHourRange(open.slice(11), close.slice(11)), getZoneName(open)]
        .filter(Boolean)
        .join(' '),
    ]);
  }
  return [...days].map(([date, ranges]) => ({ date, day: formatDay(date), ranges }));
}
