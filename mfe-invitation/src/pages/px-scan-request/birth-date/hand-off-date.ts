/** Converts 'YYYY-MM-DD' to 'YYYY/M/D', the format in which the hand-off sends a date of birth (IN-026). */
export function toHandOffDate(iso: string): string {
  return iso.split('-').map(Number).join('/');
}
