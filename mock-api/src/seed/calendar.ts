import moment from 'moment-timezone';

const wallClockFormat = 'YYYY-MM-DD HH:mm:ss';
const newYork = 'America/New_York';

/** The working day (no Sunday) that lies `days` working days after today, before it when negative. */
export function workingDay(now: Date, days: number): moment.Moment {
  const day = moment.tz(now, newYork).startOf('day');
  const step = days < 0 ? -1 : 1;
  for (let left = Math.abs(days); left > 0; ) {
    day.add(step, 'day');
    if (day.day() !== 0) left -= 1;
  }
  if (day.day() === 0) day.add(step, 'day');
  return day;
}

/** Wall-clock text of a day and a time in minutes after midnight. */
export function at(day: moment.Moment, minutes: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  const minute = String(minutes % 60).padStart(2, '0');
  return `${day.format('YYYY-MM-DD')} ${hour}:${minute}:00`;
}

/** The moment of a wall-clock time in a zone. */
export function momentOf(wallClock: string, timeZone: string): Date {
  return moment.tz(wallClock, wallClockFormat, timeZone).toDate();
}

/** Day parts that a patient offers: 8 to 11, 11 to 16 and 16 to 20 o'clock. */
const parts: [number, number][] = [[8, 11], [11, 16], [16, 20]];

/** Windows on `count` working days from the fifth on; the parts of the day vary with `shift`. */
export function offeredWindows(now: Date, count: number, shift: number): { open: string; close: string }[] {
  return Array.from({ length: count }, (_value, index) => {
    const day = workingDay(now, 4 + index);
    const [from, to] = parts[(index + shift) % parts.length] ?? [8, 11];
    return { open: at(day, from * 60), close: at(day, to * 60) };
  });
}
