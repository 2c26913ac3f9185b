import { type CivilDate, type CivilMonth, partsOf, weekdayOf } from './civil-date';

/** Full English names, Sunday first. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Full English names, January first. */
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

const weekdayName = (date: CivilDate): string => weekdayNames[weekdayOf(date)] ?? '';
const monthName = (month: number): string => monthNames[month - 1] ?? '';
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 'EEE, MMM dd': 'Tue, Mar 03' [UI-090]. */
export function shortDate(date: CivilDate): string {
  const { month, day } = partsOf(date);
  return `${weekdayName(date).slice(0, 3)}, ${monthName(month).slice(0, 3)} ${twoDigits(day)}`;
}

/** 'dd-MMMM-yyyy': '03-March-2026' [UI-090]. */
export function dashedDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  return `${twoDigits(day)}-${monthName(month)}-${year}`;
}

/** 'M/d/yyyy': '3/3/2026', the alternative of the date picker [UI-090]. */
export function slashedDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  return `${month}/${day}/${year}`;
}

/** 'Tuesday, March 3, 2026', as a screen reader should say it. */
export function spokenDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  return `${weekdayName(date)}, ${monthName(month)} ${day}, ${year}`;
}

/** 'March 2026'. Takes 'YYYY-MM'. */
export function monthTitle(month: CivilMonth): string {
  const { year, month: number } = partsOf(`${month}-01`);
  return `${monthName(number)} ${year}`;
}
