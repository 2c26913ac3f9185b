/** ISO country and industry prefix that the check digit of an NPI includes (ISO/IEC 7812). */
const npiPrefix = '80840';

/** True when the last digit is the Luhn check digit of those before it. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** True for a National Provider Identifier: ten digits, the first 1 or 2, the last a check digit (45 CFR 162.406). */
export const isNpi = (text: string): boolean => /^[12]\d{9}$/.test(text) && hasCheckDigit(npiPrefix + text);

/** Writes an employer identification number as '12-3456789'; undefined for anything else. */
export function toTaxId(text: string): string | undefined {
  const found = /^\s*(\d{2})-?(\d{7})\s*$/.exec(text);
  return found ? `${found[1] ?? ''}-${found[2] ?? ''}` : undefined;
}

export const isNpiOrEmpty = (text: string): boolean => text === '' || isNpi(text);
export const isTaxIdOrEmpty = (text: string): boolean => text === '' || toTaxId(text) !== undefined;

/** What form and API say about an identifier that cannot be one. */
export const identifierMessages = {
  npi: 'Please enter the ten digits of the NPI; one of these is wrong.',
  taxId: 'Please enter the tax ID as nine digits, such as 12-3456789.',
} as const;
