/** Digits of a US phone number. */
const phoneLength = 10;

const toNationalDigits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** The digits of a typed or pasted number, 10 at most; the country code 1 before ten digits is dropped [UI-050]. */
export const toPhoneDigits = (text: string): string => toNationalDigits(text).slice(0, phoneLength);

/** Digits as '(###) ###-####', as far as they go [UI-051]. */
export function formatPhone(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, phoneLength)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area ? `(${area}` : '';
}

/** Formats exactly 10 digits in any spelling as '(212) 555-0144', without a leading +1; null for other input [UI-052] (SC-403). */
export function toPhone(text: string | null | undefined): string | null {
  const digits = toNationalDigits(text ?? '');
  return digits.length === phoneLength ? formatPhone(digits) : null;
}

/** Returns the URL that calls a number, 'tel:+12125550144'; undefined for other input. */
export const toTelUrl = (phone: string): string | undefined => (toPhone(phone) ? `tel:+1${toPhoneDigits(phone)}` : undefined);
