/** What staff recorded about an appointment on its day. */
export const attendances = ['expected', 'arrived', 'completed', 'no-show'] as const;

export type Attendance = (typeof attendances)[number];

/** Which record can follow which; a step back corrects a mistake. */
const following: Readonly<Record<Attendance, readonly Attendance[]>> = {
  expected: ['arrived', 'completed', 'no-show'],
  arrived: ['completed', 'expected'],
  completed: ['arrived', 'expected'],
  'no-show': ['arrived', 'expected'],
};

type AttendanceRefusal = 'order' | 'notToday' | 'notStarted';

/**
 * Returns why a record cannot follow another: the order, the day or the hour; undefined when it can. `start` and `now` are wall-clock
 * times at the center.
 */
export function getAttendanceRefusal(from: Attendance, to: Attendance, start: string, now: string): AttendanceRefusal | undefined {
  if (!following[from].includes(to)) return 'order';
  if (to === 'arrived' && now.slice(0, 10) < start.slice(0, 10)) return 'notToday';
  return (to === 'completed' || to === 'no-show') && now < start ? 'notStarted' : undefined;
}

/** Lists what can be recorded now. */
export const listNextAttendances = (from: Attendance, start: string, now: string): Attendance[] =>
  attendances.filter((to) => getAttendanceRefusal(from, to, start, now) === undefined);

interface AttendanceTimes {
  arrivedAt: Date | null;
  completedAt: Date | null;
  noShowAt: Date | null;
}

/** Returns the record of an appointment from its stored times. */
export function toAttendance({ arrivedAt, completedAt, noShowAt }: AttendanceTimes): Attendance {
  if (completedAt) return 'completed';
  if (noShowAt) return 'no-show';
  return arrivedAt ? 'arrived' : 'expected';
}
