import { brand } from './brand';
import { toInstant } from './time-zone';

/** An appointment for the patient's own calendar: where and when, never the scan. */
export interface CalendarEntry {
  /** Stable for one appointment, so that importing the file again replaces the entry. */
  id: string;
  /** Wall-clock time at the center, 'YYYY-MM-DD HH:mm:ss', and the center's zone. */
  start: string;
  timeZone: string;
  title: string;
  location: string;
  notes: string;
}

/** Length of the entry, since appointments have no end time. */
const duration = 'PT1H';

const maxOctets = 75;
const countOctets = (text: string) => new TextEncoder().encode(text).length;

/** Escapes a value; control characters, which end a line or break a parser, become spaces. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Folds a line at 75 octets; a continued line starts with a space (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.pop() ?? '';
    if (countOctets(last + character) > maxOctets) parts.push(last, ` ${character}`);
    else parts.push(last + character);
  }
  return parts.join('\r\n');
}

/** Formats an instant as '20260303T191500Z'. */
export const formatUtc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Returns the text of an .ics file (RFC 5545): properties of the calendar, and those of each event, as lines 'NAME:value'. */
export function formatCalendar(events: readonly (readonly string[])[], properties: readonly string[] = []): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Appointments//EN`,
    'METHOD:PUBLISH',
    ...properties,
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** Returns the line with the id of an event, which stays the same for one appointment. */
export const formatUid = (id: string): string => `UID:${escapeText(id)}@${brand.name.toLowerCase()}`;

/**
 * Returns the text of an .ics file with one appointment; undefined when `start` is no wall-clock time. Times are in UTC, so every
 * calendar shows the right time without a zone table.
 */
export function createCalendarFile(entry: CalendarEntry, now: Date = new Date()): string | undefined {
  const start = toInstant(entry.start, entry.timeZone);
  if (Number.isNaN(start.getTime())) return undefined;
  return formatCalendar([
    [
      formatUid(entry.id),
      `DTSTAMP:${formatUtc(now)}`,
      `DTSTART:${formatUtc(start)}`,
      `DURATION:${duration}`,
      `SUMMARY:${escapeText(entry.title)}`,
      `LOCATION:${escapeText(entry.location)}`,
      `DESCRIPTION:${escapeText(entry.notes)}`,
    ],
  ]);
}
