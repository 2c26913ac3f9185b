import { defaultTimeZone } from './wall-clock';

/** Formats today's date in an IANA zone as 'YYYY-MM-DD'; in the default zone while no center is chosen (D98). */
export function getCivilToday(timeZone: string = defaultTimeZone, now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
