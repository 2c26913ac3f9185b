import { defaultTimeZone } from './wall-clock';

/** Today's date in a zone, 'YYYY-MM-DD'; in the default zone while no center is known (D98). */
export function civilToday(timeZone: string = defaultTimeZone, now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
