/** Digits of a US ZIP code. */
export const zipLength = 5;

/** Sent in place of a missing zip; it means unknown and is never looked up (SC-415, D57). */
export const unknownZip = '00000';

/** Sent when a patient registers in the request flow without a zip (SC-415, D57). It is a real zip; the profile must be confirmed. */
export const requestFlowZip = '90210';

/** Returns the first 5 digits; of a pasted ZIP+4 its first part. */
export function toZip(text: string): string {
  return text.replace(/\D/g, '').slice(0, zipLength);
}

/** True when the zip can be looked up. */
export function isZip(zip: string): boolean {
  return /^\d{5}$/.test(zip) && zip !== unknownZip;
}
