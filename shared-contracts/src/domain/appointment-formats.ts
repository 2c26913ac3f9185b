import { formatAppointmentDate, formatTimeOfDay, weekdayNames } from './date-formats';
import { getWeekday } from './civil-date';
import { getZoneShortName, toInstant, toWallClock } from './time-zone';

/** Formats a wall-clock time at the center with the zone's short name: '2:15 PM EST' (D98); without a name while no center is chosen. */
export const formatClockTime = (wallClock: string, timeZone?: string) => {
  const time = formatTimeOfDay(wallClock);
  return time && timeZone !== undefined ? `${time} ${getZoneShortName(wallClock, timeZone)}` : time;
};

/** Formats an appointment in the zone of its center (D98): 'Tue, Mar 3, 2026, 2:15 PM EST'; '' when it is no wall-clock time. */
export const formatAppointmentTime = (wallClock: string, timeZone?: string) =>
  [formatAppointmentDate(wallClock), formatClockTime(wallClock, timeZone)].filter(Boolean).join(', ');

/** True when the clocks of the reader and of the center show the same at a wall-clock time of the center. */
const isReadersTime = (wallClock: string, timeZone: string) =>
  toWallClock(toInstant(wallClock, timeZone), Intl.DateTimeFormat().resolvedOptions().timeZone) === wallClock;

/** Returns the zone's short name at a wall-clock time of a center ('EST'); '' when the reader's clock shows the same time. */
export const getForeignZoneName = (wallClock: string, timeZone: string): string =>
  isReadersTime(wallClock, timeZone) ? '' : getZoneShortName(wallClock, timeZone);

/** Formats a time for a short label: 'Thu 8:30 AM', with the zone's short name when it is not the reader's time. */
export function formatDayTime(wallClock: string, timeZone: string): string {
  const weekday = weekdayNames[getWeekday(wallClock.slice(0, 10))]?.slice(0, 3) ?? '';
  return `${weekday} ${formatClockTime(wallClock, isReadersTime(wallClock, timeZone) ? undefined : timeZone)}`;
}
