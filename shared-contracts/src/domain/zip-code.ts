/** Digits of a US zip code. */
export const zipLength = 5;

/** Sent when nobody gave a zip; it means unknown and is never looked up (SC-415, D57). */
export const unknownZip = '00000';

/** Sent when somebody registers in the request flow without a zip (SC-415, D57). It is real: the profile is to be confirmed. */
export const requestFlowZip = '90210';

/** Only the digits, the first 5 of them; a pasted ZIP+4 keeps its first part. */
export function toZip(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, zipLength);
}

/** Can this zip be looked up? */
export function isZip(zip: string): boolean {
  return /^\d{5}$/.test(zip) && zip !== unknownZip;
}
