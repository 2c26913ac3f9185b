import { addDays, addMonths, type CivilDate, weekdayOf } from './civil-date';

/**
 * The day that a key leads to from another day: arrows by day and week, Home and End within the week,
 * Page Up and Page Down by month, with Shift by year. Null for any other key.
 */
export function dayForKey(from: CivilDate, key: string, shift = false): CivilDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekdayOf(from));
    case 'End':
      return addDays(from, 6 - weekdayOf(from));
    case 'PageUp':
      return addMonths(from, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(from, shift ? 12 : 1);
    default:
      return null;
  }
}
