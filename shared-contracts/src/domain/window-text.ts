import { type TimeWindow } from './slots';

/** A day of offered times in words. */
export interface DayText {
  /** YYYY-MM-DD. */
  date: string;
  /** 'Tue, Dec 1'. */
  day: string;
  /** '8 AM to 11 AM', in order. */
  ranges: string[];
}

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Tue, Dec 1' of 'YYYY-MM-DD'. */
export const dayText = (date: string): string => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** '8 AM' or '8:30 AM' of 'HH:mm:ss'. */
export function hourText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Windows in order; one that begins when the one before ends becomes part of it. */
function joined(windows: readonly TimeWindow[]): TimeWindow[] {
  const spans: TimeWindow[] = [];
  for (const window of [...windows].sort((one, other) => one.open.localeCompare(other.open))) {
    const last = spans.at(-1);
    if (last?.close === window.open) spans[spans.length - 1] = { open: last.open, close: window.close };
    else spans.push(window);
  }
  return spans;
}

/** Offered times by day, in order. Wall-clock times at the center stay as they are. */
export function windowTexts(windows: readonly TimeWindow[]): DayText[] {
  const days = new Map<string, string[]>();
  for (const { open, close } of joined(windows)) {
    const date = open.slice(0, 10);
    days.set(date, [...(days.get(date) ?? []), `${hourText(open.slice(11))} to ${hourText(close.slice(11))}`]);
  }
  return [...days].map(([date, ranges]) => ({ date, day: dayText(date), ranges }));
}
