import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { readWallClock } from '@scanharbor/shared-contracts/domain/wall-clock';

/** Centers are open on weekdays from 9 to 17; with fewer offered hours a booking is less likely (PR-182, D76). */
export const businessHours = { from: 9, to: 17, enough: 10 } as const;

const isWeekday = (year: number, month: number, day: number) => {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday >= 1 && weekday <= 5;
};

/** Counts the hours of the windows that start on a weekday from 9 to before 17. */
export function countBusinessHours(windows: readonly TimeWindow[]): number {
  return windows.reduce((sum, { open, close }) => {
    const [start, end] = [readWallClock(open), readWallClock(close)];
    if (!start || !end || !isWeekday(start.year, start.month, start.day)) return sum;
    const from = Math.max(start.hour, businessHours.from);
    return sum + Math.max(0, Math.min(end.hour, businessHours.to) - from);
  }, 0);
}
