import { civilDate, type CivilDate, type CivilMonth, type DateParts, getWeekday, toDateParts } from './civil-date';
import { dateTexts } from './date-texts';
import { readLocal, readWallClock, type WallClock } from './wall-clock';

/** Full names, Sunday first; English without a translation. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Full names, January first; English without a translation. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const shortLength = 3;

const pad = (value: number) => String(value).padStart(2, '0');
const getWeekdayName = ({ year, month, day }: DateParts) => weekdayNames[getWeekday(civilDate(year, month, day))] ?? '';
const getMonthName = ({ month }: DateParts) => monthNames[month - 1] ?? '';
const getShortWeekday = (parts: DateParts) => getWeekdayName(parts).slice(0, shortLength);
const getShortMonth = (parts: DateParts) => getMonthName(parts).slice(0, shortLength);
const getHour12 = ({ hour }: WallClock) => hour % 12 || 12;
const getDayHalf = ({ hour }: WallClock) => (hour < 12 ? dateTexts.am : dateTexts.pm);

const formatOr = (clock: WallClock | null, format: (clock: WallClock) => string) => (clock ? format(clock) : '');

/** Formats MM/DD/YYYY, the app's date format (D6), from a date, a wall-clock time or an ISO instant; '' for any other text. */
export const formatShortDate = (text: string) =>
  formatOr(readLocal(text), (clock) => `${pad(clock.month)}/${pad(clock.day)}/${clock.year}`);

/** Formats MM/DD/YYYY hh:mm A, the time of a comment or an event (IC-016). */
export const formatShortTime = (text: string) =>
  formatOr(readLocal(text), (clock) => `${formatShortDate(text)} ${pad(getHour12(clock))}:${pad(clock.minute)} ${getDayHalf(clock)}`);

/** Formats ddd MMM DD, YYYY, the portal's long date (IC-247): 'Tue Mar 03, 2026'. */
export const formatLongDate = (text: string) =>
  formatOr(readLocal(text), (clock) => `${getShortWeekday(clock)} ${getShortMonth(clock)} ${pad(clock.day)}, ${clock.year}`);

/** Formats a wall-clock time as h:mm A: '2:15 PM'. */
export const formatTimeOfDay = (wallClock: string) =>
  formatOr(readWallClock(wallClock), (clock) => `${getHour12(clock)}:${pad(clock.minute)} ${getDayHalf(clock)}`);

/** Formats the date of a wall-clock time as ddd, MMM D, YYYY: 'Tue, Mar 3, 2026'. */
export const formatAppointmentDate = (wallClock: string) =>
  formatOr(readWallClock(wallClock), (clock) => dateTexts.appointment(getShortWeekday(clock), getShortMonth(clock), clock.day, clock.year));

/** Formats EEE, MMM dd: 'Tue, Mar 03' [UI-090]. */
export function formatWeekdayDate(date: CivilDate): string {
  const parts = toDateParts(date);
  return dateTexts.weekday(getShortWeekday(parts), getShortMonth(parts), pad(parts.day));
}

/** Formats dd-MMMM-yyyy: '03-March-2026' [UI-090]. */
export function formatDashedDate(date: CivilDate): string {
  const parts = toDateParts(date);
  return `${pad(parts.day)}-${getMonthName(parts)}-${parts.year}`;
}

/** Formats M/d/yyyy, the alternative format of the date picker: '3/3/2026' [UI-090]. */
export function formatSlashedDate(date: CivilDate): string {
  const { year, month: number, day } = toDateParts(date);
  return `${number}/${day}/${year}`;
}

/** Formats a date for screen readers: 'Tuesday, March 3, 2026'. */
export function formatSpokenDate(date: CivilDate): string {
  const parts = toDateParts(date);
  return dateTexts.spoken(getWeekdayName(parts), getMonthName(parts), parts.day, parts.year);
}

/** Formats 'YYYY-MM' as 'March 2026'. */
export function formatMonth(civilMonth: CivilMonth): string {
  const parts = toDateParts(`${civilMonth}-01`);
  return dateTexts.month(getMonthName(parts), parts.year);
}
