import { type Attendance, attendances, getAttendanceRefusal, listNextAttendances, toAttendance } from './attendance';

const start = '2031-05-06 10:00:00';

it.each<[string, Attendance, string, Attendance[]]>([
  ['the day before', 'expected', '2031-05-05 23:59:00', []],
  ['early on the day', 'expected', '2031-05-06 08:00:00', ['arrived']],
  ['after the start', 'expected', '2031-05-06 10:00:00', ['arrived', 'completed', 'no-show']],
  ['after an early arrival', 'arrived', '2031-05-06 09:50:00', ['expected']],
  ['during the exam', 'arrived', '2031-05-06 10:20:00', ['expected', 'completed']],
  ['after the exam', 'completed', '2031-05-06 11:00:00', ['expected', 'arrived']],
  ['after a no-show', 'no-show', '2031-05-06 11:00:00', ['expected', 'arrived']],
])('lists what can be recorded %s', (_when, from, now, expected) => {
  expect(listNextAttendances(from, start, now)).toEqual(expected);
});

it('never records the same twice, and names the reason', () => {
  for (const state of attendances) expect(getAttendanceRefusal(state, state, start, start)).toBe('order');
  expect(getAttendanceRefusal('expected', 'arrived', start, '2031-05-05 10:00:00')).toBe('notToday');
  expect(getAttendanceRefusal('arrived', 'completed', start, '2031-05-06 09:59:00')).toBe('notStarted');
  expect(getAttendanceRefusal('expected', 'no-show', start, '2031-05-05 10:00:00')).toBe('notStarted');
});

it('is the last record of an appointment', () => {
  const none = { arrivedAt: null, completedAt: null, noShowAt: null };
  const at = new Date(0);
  expect(toAttendance(none)).toBe('expected');
  expect(toAttendance({ ...none, arrivedAt: at })).toBe('arrived');
  expect(toAttendance({ ...none, noShowAt: at })).toBe('no-show');
  expect(toAttendance({ arrivedAt: at, completedAt: at, noShowAt: null })).toBe('completed');
});
