import { addDays, getWeekday, sunday } from '@scanharbor/shared-contracts/domain/civil-date';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { addMinutes } from '@scanharbor/shared-contracts/domain/time-zone';

/** Returns the working day (no Sunday) `days` working days after today, before it when negative, as 'YYYY-MM-DD'. */
export function workingDay(now: Date, days: number): string {
  let date = getCivilToday(undefined, now);
  const step = days < 0 ? -1 : 1;
  for (let left = Math.abs(days); left > 0; ) {
    date = addDays(date, step);
    if (getWeekday(date) !== sunday) left -= 1;
  }
  return getWeekday(date) === sunday ? addDays(date, step) : date;
}

/** Returns the wall-clock time `minutes` after midnight of a date. */
export const at = (date: string, minutes: number): string => addMinutes(`${date} 00:00:00`, minutes);

/** Bands that a patient offers, in hours. */
const parts: [number, number][] = [[8, 11], [11, 16], [16, 20]];

/** Returns windows on `count` working days from the fifth on; the bands vary with `shift`. */
export function offeredWindows(now: Date, count: number, shift: number): { open: string; close: string }[] {
  return Array.from({ length: count }, (_value, index) => {
    const day = workingDay(now, 4 + index);
    const [from, to] = parts[(index + shift) % parts.length] ?? [8, 11];
    return { open: at(day, from * 60), close: at(day, to * 60) };
  });
}
