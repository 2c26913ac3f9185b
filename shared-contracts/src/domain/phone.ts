export const phoneDigits = 10;

const digitsOf = (typed: string) => typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** '(212) 555-0144' from any spelling of 10 digits (a leading +1 is dropped), else null (SC-403). */
export function toPhone(typed: string | null | undefined): string | null {
  const digits = digitsOf(typed ?? '');
  return digits.length === phoneDigits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : null;
}

/** The address of a call: 'tel:+12125550144'; undefined when it is no phone number. */
export function telAddress(phone: string): string | undefined {
  const digits = digitsOf(phone);
  return digits.length === phoneDigits ? `tel:+1${digits}` : undefined;
}
