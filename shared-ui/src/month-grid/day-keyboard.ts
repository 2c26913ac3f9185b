import { addDays, addMonths, type CivilDate, getWeekday } from '@scanharbor/shared-contracts/domain/civil-date';

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the key that means the same where days run from left to right. */
export const toLeftToRight = (key: string, isRightToLeft: boolean): string => (isRightToLeft ? (mirrored[key] ?? key) : key);

/**
 * Returns the target day of a key: arrows move by day and week, Home and End within the week, Page Up and Page Down by
 * month, with Shift by year. Returns null for any other key.
 */
export function getDayForKey(from: CivilDate, key: string, shift = false): CivilDate | null {
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
      return addDays(from, -getWeekday(from));
    case 'End':
      return addDays(from, 6 - getWeekday(from));
    case 'PageUp':
      return addMonths(from, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(from, shift ? 12 : 1);
    default:
      return null;
  }
}
