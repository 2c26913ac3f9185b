import { type AgendaAppointment } from '@scanharbor/shared-contracts/domain/agenda';
import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { addMinutes } from '@scanharbor/shared-contracts/domain/time-zone';
import { type AgendaColumn, type HourRange, toMinutes } from './agenda-columns';

/** An exam that is about to get a time on a machine. */
export interface Placement {
  exam: Pick<AgendaAppointment, 'requestId' | 'patient' | 'modality' | 'minutes'>;
  /** Where the exam is; undefined for a request that is not booked. */
  was?: { start: string; machineId: number | null };
  /** The times that the patient offers; undefined while they are loaded. */
  windows?: readonly (TimeWindow & { id?: number })[];
}

/** A time on a machine. Wall-clock time at the location. */
export interface Target {
  start: string;
  machineId: number;
}

type Obstacle = 'same' | 'unfit' | 'closed' | 'taken' | 'soon' | 'notOffered';

/**
 * Returns what the schedule knows against a target; undefined for a free one. The API decides in the end. `earliest` is the first
 * wall-clock time with the patient's notice.
 */
export function findObstacle(
  { exam, was, windows }: Placement,
  { day, machine, appointments }: AgendaColumn,
  start: string,
  earliest: string,
): Obstacle | undefined {
  const isSameTime = was?.start === start;
  if (isSameTime && was.machineId === machine?.id) return 'same';
  if (!machine?.modalities.includes(exam.modality) || machine.isRemoved) return 'unfit';
  const end = addMinutes(start, exam.minutes);
  const isOverlapping = (other: AgendaAppointment) => other.start < end && start < addMinutes(other.start, other.minutes);
  if (appointments.some((other) => other.requestId !== exam.requestId && isOverlapping(other))) return 'taken';
  if (isSameTime) return undefined;
  const { date, hours } = day;
  if (!hours || start < `${date} ${hours.open}:00` || end > `${date} ${hours.close}:00`) return 'closed';
  if (start < earliest) return 'soon';
  const slotEnd = addMinutes(start, slotMinutes);
  if (windows && !windows.some(({ open, close }) => open <= start && slotEnd <= close)) return 'notOffered';
  return undefined;
}

/** Lists the free targets of the columns: by time, then in the order of the machines. */
export function listFreeTargets(
  placement: Placement,
  columns: readonly AgendaColumn[],
  { from, to }: HourRange,
  earliest: string,
): Target[] {
  if (!placement.windows) return [];
  const count = ((to - from) * 60) / slotMinutes;
  const targets = columns.flatMap((column) =>
    Array.from({ length: count }, (_value, index) => addMinutes(`${column.day.date} 00:00:00`, from * 60 + index * slotMinutes))
      .filter((start) => findObstacle(placement, column, start, earliest) === undefined)
      .map((start) => ({ start, machineId: column.machine?.id ?? 0 })),
  );
  return targets.sort((one, other) => one.start.localeCompare(other.start));
}

/** Finds the column of a target. */
export const findColumn = (columns: readonly AgendaColumn[], { start, machineId }: Target) =>
  columns.find(({ day, machine }) => machine?.id === machineId && start.startsWith(day.date));

interface Step {
  columns: readonly AgendaColumn[];
  range: HourRange;
  free: readonly Target[];
}

/**
 * Returns the target that an arrow key leads to: a quarter of an hour up or down, the next column left or right, and with Page Up and
 * Page Down the free times. Undefined for other keys, and at the end.
 */
export function stepTarget(target: Target, key: string, { columns, range, free }: Step): Target | undefined {
  const time = target.start.slice(10);
  const shift = (minutes: number) => {
    const next = toMinutes(target.start) + minutes;
    const isShown = next >= range.from * 60 && next < range.to * 60;
    return isShown ? { ...target, start: addMinutes(target.start, minutes) } : undefined;
  };
  const turn = (by: number) => {
    const column = columns[columns.findIndex((shown) => shown === findColumn(columns, target)) + by];
    return column?.machine && { start: `${column.day.date}${time}`, machineId: column.machine.id };
  };
  const isAfter = (other: Target) => other.start > target.start;
  const isBefore = (other: Target) => other.start < target.start;
  switch (key) {
    case 'ArrowUp':
      return shift(-slotMinutes);
    case 'ArrowDown':
      return shift(slotMinutes);
    case 'ArrowLeft':
      return turn(-1);
    case 'ArrowRight':
      return turn(1);
    case 'PageDown':
      return free.find(isAfter);
    case 'PageUp':
      return free.filter(isBefore).at(-1);
    default:
      return undefined;
  }
}
