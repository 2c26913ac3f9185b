import { type Agenda, type AgendaAppointment, type AgendaDay, type AgendaMachine } from '@scanharbor/shared-contracts/domain/agenda';
import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';

/** One machine on one day. */
export interface AgendaColumn {
  key: string;
  day: AgendaDay;
  /** Undefined for exams that were booked before the location had machines. */
  machine: AgendaMachine | undefined;
  appointments: readonly AgendaAppointment[];
}

/** From the first to the last full hour on the screen. */
export interface HourRange {
  from: number;
  to: number;
}

const hourMinutes = 60;
/** Shown of a day on which the location is closed. */
const usualHours: HourRange = { from: 8, to: 18 };

/** Returns the minutes since midnight of 'HH:mm', or of the time in 'YYYY-MM-DD HH:mm:ss'. */
export function toMinutes(time: string): number {
  const [, hours, minutes] = /(\d\d):(\d\d)(?::\d\d)?$/.exec(time) ?? [];
  return Number(hours) * hourMinutes + Number(minutes);
}

/** Lists the columns of a day, one for each machine, or those of one machine, one for each day. */
export function listColumns({ days, machines, appointments }: Agenda, machineId?: number): AgendaColumn[] {
  const hasUnassigned = appointments.some((appointment) => appointment.machineId === null);
  const shown = [...machines.filter(({ id }) => machineId === undefined || id === machineId), ...(hasUnassigned ? [undefined] : [])];
  return days.flatMap((day) =>
    shown.map((machine) => ({
      key: `${day.date} ${machine?.id ?? ''}`,
      day,
      machine,
      appointments: appointments.filter(
        (appointment) => appointment.start.startsWith(day.date) && appointment.machineId === (machine?.id ?? null),
      ),
    })),
  );
}

/** Returns the hours that show all opening hours and exams of the columns. */
export function getHourRange(columns: readonly AgendaColumn[]): HourRange {
  const open = columns.flatMap(({ day: { hours } }) => hours ?? []);
  const exams = columns.flatMap(({ appointments }) => appointments);
  const starts = [...open.map((hours) => toMinutes(hours.open)), ...exams.map(({ start }) => toMinutes(start))];
  const ends = [...open.map((hours) => toMinutes(hours.close)), ...exams.map(({ start, minutes }) => toMinutes(start) + minutes)];
  if (starts.length === 0) return usualHours;
  return { from: Math.floor(Math.min(...starts) / hourMinutes), to: Math.min(24, Math.ceil(Math.max(...ends) / hourMinutes)) };
}

/** Returns the row of a time in the grid of quarters of an hour, from 1; times out of range are at its edges. */
export function toRow(minutes: number, { from, to }: HourRange): number {
  const row = Math.floor((minutes - from * hourMinutes) / slotMinutes) + 1;
  return Math.max(1, Math.min(row, ((to - from) * hourMinutes) / slotMinutes + 1));
}

/** Lists when a day is closed within the range, in minutes since midnight. */
export function listClosedTimes({ hours }: AgendaDay, { from, to }: HourRange): { from: number; to: number }[] {
  const [start, end] = [from * hourMinutes, to * hourMinutes];
  if (!hours) return [{ from: start, to: end }];
  return [
    { from: start, to: toMinutes(hours.open) },
    { from: toMinutes(hours.close), to: end },
  ].filter((closed) => closed.from < closed.to);
}

/** Returns how much of the opening hours is booked, in percent. */
export function getLoad({ day: { hours }, appointments }: AgendaColumn): number {
  const open = hours ? toMinutes(hours.close) - toMinutes(hours.open) : 0;
  const booked = appointments.reduce((sum, { minutes }) => sum + minutes, 0);
  return open > 0 ? Math.min(100, Math.round((100 * booked) / open)) : 0;
}
