import { formatTimeOfDay, formatAppointmentDate } from './date-formats';
import { getZoneShortName } from './time-zone';

/** Formats a wall-clock time at the center with the zone's short name: '2:15 PM EST' (D98); without a name while no center is chosen. */
export const formatClockTime = (wallClock: string, timeZone?: string) => {
  const time = formatTimeOfDay(wallClock);
  return time && timeZone !== undefined ? `${time} ${getZoneShortName(wallClock, timeZone)}` : time;
};

/** Formats an appointment in the zone of its center (D98): 'Tue, Mar 3, 2026, 2:15 PM EST'; '' when it is no wall-clock time. */
export const formatAppointmentTime = (wallClock: string, timeZone?: string) =>
  [formatAppointmentDate(wallClock), formatClockTime(wallClock, timeZone)].filter(Boolean).join(', ');
