import { formatClockTime, formatDayTime, getForeignZoneName } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { daysBetween } from '@scanharbor/shared-contracts/domain/civil-date';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { formatDay } from '@scanharbor/shared-contracts/domain/format-windows';

/** A weekday alone is clear only this many days ahead. */
const clearDays = 6;

/** Formats 'Thu, Dec 3, 8:30 AM', with the zone's short name when it is not the reader's time. */
export const formatDateTime = (start: string, timeZone: string): string =>
  `${formatDay(start.slice(0, 10))}, ${formatClockTime(start, getForeignZoneName(start, timeZone) ? timeZone : undefined)}`;

/** Whether the weekday alone says which day is meant. */
export const isSoon = (start: string, timeZone: string): boolean => daysBetween(getCivilToday(timeZone), start.slice(0, 10)) <= clearDays;

/** Formats 'Thu 8:30 AM', with the date from a week ahead on. */
export const formatOpening = (start: string, timeZone: string): string =>
  isSoon(start, timeZone) ? formatDayTime(start, timeZone) : formatDateTime(start, timeZone);
