import { escapeText, formatCalendar, formatUid, formatUtc } from '@scanharbor/shared-contracts/domain/calendar-file';

/** An exam on a machine: what its calendar shows, and no more (minimum necessary, decision 031). */
export interface MachineExam {
  appointmentId: number;
  requestId: number;
  /** The scan: 'MRI - Brain - Without contrast'. */
  scan: string;
  startsAt: Date;
  endsAt: Date;
  /** When it was booked or last moved. */
  changedAt: Date;
}

/** How often calendars should read a feed again. */
const refresh = 'PT15M';

/** Returns the text of the .ics file with the exams of a machine, with times in UTC. The same exams give the same text. */
export function createMachineCalendar(machine: { name: string; location: string }, exams: readonly MachineExam[]): string {
  const name = escapeText(`${machine.name}, ${machine.location}`);
  return formatCalendar(
    exams.map(({ appointmentId, requestId, scan, startsAt, endsAt, changedAt }) => [
      formatUid(`appointment-${appointmentId}`),
      `DTSTAMP:${formatUtc(changedAt)}`,
      `LAST-MODIFIED:${formatUtc(changedAt)}`,
      `DTSTART:${formatUtc(startsAt)}`,
      `DTEND:${formatUtc(endsAt)}`,
      `SUMMARY:${escapeText(`#${requestId} ${scan}`)}`,
    ]),
    [`NAME:${name}`, `X-WR-CALNAME:${name}`, `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`],
  );
}
