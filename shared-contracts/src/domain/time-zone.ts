import moment from 'moment-timezone';
import { defaultTimeZone, readWallClock } from './wall-clock';

const format = 'YYYY-MM-DD HH:mm:ss';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const toZone = (timeZone: string) => (moment.tz.zone(timeZone) ? timeZone : defaultTimeZone);
const inZone = (wallClock: string, timeZone: string) => moment.tz(wallClock, format, toZone(timeZone));

/**
 * Converts a wall-clock time 'YYYY-MM-DD HH:mm:ss' (or a date: midnight) in an IANA zone into the instant; an invalid Date for any other
 * text. Where clocks change: a time in the skipped hour is the same number of minutes after the change (02:30 is 03:30), a time in the
 * repeated hour is its first occurrence, in daylight saving time. An unknown zone counts as the default one (D98).
 */
export const toInstant = (wallClock: string, timeZone: string): Date =>
  readWallClock(wallClock) ? inZone(wallClock, timeZone).toDate() : new Date(Number.NaN);

/** Converts an instant (Date or ms since 1970) into the wall-clock time 'YYYY-MM-DD HH:mm:ss' in an IANA zone. */
export const toWallClock = (instant: Date | number, timeZone: string = defaultTimeZone): string =>
  moment.tz(instant, toZone(timeZone)).format(format);

/** Whether the text is 'YYYY-MM-DD HH:mm:ss' and names a real day and time. */
export const isWallClock = (text: string): boolean => moment.utc(text, format, true).isValid();

/**
 * Adds minutes to a wall-clock time, without regard to clock changes. The search for free times calls it for each slot, so it does not
 * parse by format.
 */
export const addMinutes = (wallClock: string, minutes: number): string =>
  new Date(Date.parse(`${wallClock.replace(' ', 'T')}Z`) + minutes * minuteMs).toISOString().slice(0, 19).replace('T', ' ');

/** Returns the earliest wall-clock time that can be booked in a zone: now plus the notice that the patient needs (IC-121, IC-122). */
export const getEarliestStart = (timeZone: string, noticeHours: number, now: Date | number): string =>
  toWallClock(Number(now) + noticeHours * hourMs, timeZone);

/** Returns the zone's short name at a wall-clock time: 'EST', 'EDT', 'PST' (D98). */
export const getZoneShortName = (wallClock: string, timeZone: string): string => inZone(wallClock, timeZone).zoneAbbr();
