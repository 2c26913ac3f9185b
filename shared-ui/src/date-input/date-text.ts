import { digitsOf } from '../masked-input/index';
import { daysInMonth } from '../month-grid/civil-date';

const dateLength = 8;

/** The digits of a typed or pasted date, month first, 8 at most [UI-053]. */
export const dateDigits = (text: string): string => digitsOf(text).slice(0, dateLength);

/** Digits as 'MM-DD-YYYY', as far as they go [UI-053]. */
export const formatDateDigits = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, dateLength)].filter(Boolean).join('-');

/** 'MM-DD-YYYY' or 'MM/DD/YYYY' as 'YYYY-MM-DD'; undefined when there is no such day [UI-054]. */
export function isoFromDateText(text: string): string | undefined {
  const parts = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim());
  if (!parts) return undefined;
  const [month, day, year] = parts.slice(1).map(Number) as [number, number, number];
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** 'YYYY-MM-DD' as 'MM-DD-YYYY'; '' for anything else. */
export function dateTextFromIso(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  return parts ? `${parts[2]}-${parts[3]}-${parts[1]}` : '';
}

/** True for a real day in 'MM-DD-YYYY' or 'MM/DD/YYYY' [UI-054]. */
export const isDateText = (text: string): boolean => isoFromDateText(text) !== undefined;
