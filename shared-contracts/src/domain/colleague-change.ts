import { formatAppointmentTime, formatClockTime } from './appointment-formats';
import { toWallClock } from './time-zone';

/** Formats when something happened in a zone: 'at 10:32 AM EST', on another day than `now` 'on Tue, Mar 3, 2026, 10:32 AM EST'. */
export function formatMoment(at: Date, timeZone: string, now: Date): string {
  const clock = toWallClock(at, timeZone);
  const isToday = clock.slice(0, 10) === toWallClock(now, timeZone).slice(0, 10);
  return isToday ? `at ${formatClockTime(clock, timeZone)}` : `on ${formatAppointmentTime(clock, timeZone)}`;
}

interface StoredBooking {
  /** Who booked it, or moved it last; empty when that is not known. */
  by: string;
  /** When that was; undefined from an API of an earlier release. */
  at: Date | undefined;
  isMoved: boolean;
  /** Wall-clock time of the appointment, and its zone. */
  start: string;
  timeZone: string;
  location: string;
}

/** 'Booked by Dana Reyes at 10:32 AM EST, Midtown, for Thu, Dec 3, 2026, 8:30 AM EST.' */
export function describeStoredBooking({ by, at, isMoved, start, timeZone, location }: StoredBooking, now: Date): string {
  const who = [isMoved ? 'Moved' : 'Booked', by && `by ${by}`, at && formatMoment(at, timeZone, now)].filter(Boolean).join(' ');
  return `${[who, location].filter(Boolean).join(', ')}, for ${formatAppointmentTime(start, timeZone)}.`;
}
