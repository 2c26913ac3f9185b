import { digitsOf } from '../masked-input/index';

/** Digits of a US phone number. */
export const phoneLength = 10;

/** The digits of a typed or pasted number, 10 at most; the country code 1 before ten digits is dropped [UI-050]. */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text);
  const national = digits.length === phoneLength + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, phoneLength);
}

/** Digits as '(###) ###-####', as far as they go [UI-051]. */
export function formatPhone(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, phoneLength)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area ? `(${area}` : '';
}

/** True for exactly 10 digits, with or without the punctuation of the display [UI-052]. */
export const isPhone = (text: string): boolean => /^\d{10}$/.test(text.replace(/[() -]/g, ''));
