import { toDigits } from '../masked-input/index';
import { daysInMonth } from '@scanharbor/shared-contracts/domain/civil-date';

const dateLength = 8;

/** Returns the digits of a typed or pasted date, month first, at most 8 [UI-053]. */
export const dateDigits = (text: string): string => toDigits(text).slice(0, dateLength);

/** Formats digits as 'MM-DD-YYYY', also incomplete ones [UI-053]. */
export const formatDateDigits = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, dateLength)].filter(Boolean).join('-');

/** Converts 'MM-DD-YYYY' or 'MM/DD/YYYY' to 'YYYY-MM-DD'; undefined when the day does not exist [UI-054]. */
export function isoFromDateText(text: string): string | undefined {
  const parts = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim());
  if (!parts) return undefined;
  const [month, day, year] = parts.slice(1).map(Number) as [number, number, number];
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Converts 'YYYY-MM-DD' to 'MM-DD-YYYY'; '' for any other text. */
export function dateTextFromIso(iso: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(iso) ? `${iso.slice(5, 10)}-${iso.slice(0, 4)}` : '';
}

/** Whether a text is an existing day in 'MM-DD-YYYY' or 'MM/DD/YYYY' [UI-054]. */
export const isDateText = (text: string): boolean => isoFromDateText(text) !== undefined;
