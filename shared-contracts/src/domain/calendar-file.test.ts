import fc from 'fast-check';
import { createCalendarFile, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  id: 'request-1003',
  start: '2026-03-03 14:15:00',
  timeZone: 'America/New_York',
  title: 'Appointment at Hudson Imaging',
  location: 'Hudson Imaging, 1 Main St; Suite 2, New York',
  notes: 'Bring your ID.\nQuestions: (212) 555-0144',
};
const now = new Date('2026-01-02T03:04:05.678Z');

const createFile = (changes: Partial<CalendarEntry> = {}) => createCalendarFile({ ...entry, ...changes }, now) ?? '';
const unfoldLines = (file: string) => file.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
const readValue = (file: string, name: string) =>
  unfoldLines(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';
const unescapeText = (value: string) => value.replace(/\\(.)/g, (_match, character: string) => (character === 'n' ? '\n' : character));

const anyText = fc.string({ unit: 'binary', maxLength: 300, size: 'max' });
const anyEntry = fc.record({ id: fc.constant('request-1'), title: anyText, location: anyText, notes: anyText });

describe('createCalendarFile', () => {
  it('writes one appointment as RFC 5545 requires, in UTC', () => {
    expect(unfoldLines(createFile())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ScanHarbor//Appointments//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:request-1003@scanharbor',
      'DTSTAMP:20260102T030405Z',
      'DTSTART:20260303T191500Z',
      'DURATION:PT1H',
      'SUMMARY:Appointment at Hudson Imaging',
      'LOCATION:Hudson Imaging\\, 1 Main St\\; Suite 2\\, New York',
      'DESCRIPTION:Bring your ID.\\nQuestions: (212) 555-0144',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('follows the clock changes of the zone', () => {
    expect(readValue(createFile({ start: '2026-07-03 14:15:00' }), 'DTSTART')).toBe('20260703T181500Z');
    expect(readValue(createFile({ timeZone: 'America/Chicago' }), 'DTSTART')).toBe('20260303T201500Z');
  });

  it('returns undefined for an unreadable time', () => {
    expect(createCalendarFile({ ...entry, start: 'soon' })).toBeUndefined();
  });

  it('writes only short lines that end in CRLF, for any text', () => {
    fc.assert(
      fc.property(anyEntry, (texts) => {
        const file = createFile(texts);
        expect(file.endsWith('\r\n')).toBe(true);
        expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
        const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('preserves every text, with spaces for control characters', () => {
    fc.assert(
      fc.property(anyEntry, (texts) => {
        const clean = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
        const file = createFile(texts);
        expect(unfoldLines(file)).toHaveLength(14);
        expect(unescapeText(readValue(file, 'SUMMARY'))).toBe(clean(texts.title));
        expect(unescapeText(readValue(file, 'LOCATION'))).toBe(clean(texts.location));
        expect(unescapeText(readValue(file, 'DESCRIPTION'))).toBe(clean(texts.notes));
      }),
    );
  });

  it('writes the instant at which clocks at the center show the time', () => {
    const zones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'];
    fc.assert(
      fc.property(
        // Clocks change before 3 AM; no center opens then.
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 3 * 4, max: 24 * 4 - 1 }),
        fc.constantFrom(...zones),
        (day, quarter, timeZone) => {
          const start = new Date(Date.UTC(2025, 0, 1 + day, 0, quarter * 15)).toISOString().slice(0, 19).replace('T', ' ');
          const [, year, month, date, hour, minute] =
            /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/.exec(readValue(createFile({ start, timeZone }), 'DTSTART')) ?? [];
          const instant = new Date(`${year}-${month}-${date}T${hour}:${minute}:00Z`);
          expect(instant.toLocaleString('sv-SE', { timeZone })).toBe(start);
        },
      ),
    );
  });
});
