import { getWeekday, sunday } from './civil-date';

const saturday = 6;

/** From here on a start counts as in the evening. */
const eveningStart = '17:00';

/** The parts of a day for which results offer the first free time, 'HH:mm'; the last start is before `to`. */
export const openingParts = [
  { from: '08:00', to: '12:00' },
  { from: '12:00', to: eveningStart },
  { from: eveningStart, to: '20:00' },
] as const;

/** How many days ahead results offer times. */
export const openingDays = 14;

/** Whether a wall-clock time is in the evening. */
export const isEvening = (start: string): boolean => start.slice(11, 16) >= eveningStart;

/** Whether a wall-clock time is on a Saturday or Sunday. */
export const isWeekend = (start: string): boolean => [saturday, sunday].includes(getWeekday(start.slice(0, 10)));
