import { brand } from '../core/brand';
import { momentOf, readWallClock } from './wall-clock';

/** An appointment as a person's own calendar may know it: where and when, never what for. */
export interface CalendarEntry {
  /** Stable for one appointment: a calendar that takes the file again replaces the entry. */
  id: string;
  /** Wall-clock time at the center, 'YYYY-MM-DD HH:mm:ss', and the center's zone. */
  start: string;
  timeZone: string;
  title: string;
  place: string;
  notes: string;
}

/** How long the entry keeps a calendar busy: nobody is told when an appointment ends. */
const length = 'PT1H';

const maxOctets = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/** Control characters would end a line or break a reader; line ends are escaped. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Lines of at most 75 octets; a continued line begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.length - 1;
    if (octets(`${parts[last]}${character}`) > maxOctets) parts.push(` ${character}`);
    else parts[last] += character;
  }
  return parts.join('\r\n');
}

/** '20260303T191500Z'. */
const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * The text of an .ics file (RFC 5545) with one appointment; undefined when its time cannot be read. Times are in UTC, so
 * that every calendar shows the right moment without knowing the zone.
 */
export function calendarFile(entry: CalendarEntry, now: Date = new Date()): string | undefined {
  const clock = readWallClock(entry.start);
  if (!clock) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Appointments//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.id)}@${brand.name.toLowerCase()}`,
    `DTSTAMP:${utc(now.getTime())}`,
    `DTSTART:${utc(momentOf(clock, entry.timeZone))}`,
    `DURATION:${length}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
