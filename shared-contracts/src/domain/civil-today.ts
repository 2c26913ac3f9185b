import { defaultTimeZone } from './wall-clock';

/** A format takes far longer to create than to use. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(timeZone: string) {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, format);
  return format;
}

/**
 * Formats today's date in an IANA zone as 'YYYY-MM-DD'; in the default zone while no center is chosen (D98). Composed from its parts: no
 * locale is written in this order by all browsers (Canada's is in Chrome, but not in WebKit with ICU 72).
 */
export function getCivilToday(timeZone: string = defaultTimeZone, now: Date = new Date()): string {
  const parts = getDayFormat(timeZone).formatToParts(now);
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return [find('year'), find('month'), find('day')].join('-');
}
