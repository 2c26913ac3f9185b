import { getAnswerDay } from './answer-day';

it.each([
  ['a Monday', '2026-03-02 09:00:00', '2026-03-04'],
  ['a Thursday', '2026-03-05 09:00:00', '2026-03-09'],
  ['a Friday', '2026-03-06 23:00:00', '2026-03-10'],
  ['a Saturday', '2026-03-07 09:00:00', '2026-03-10'],
  ['a Sunday', '2026-03-08 09:00:00', '2026-03-10'],
])('names the second business day after %s', (_name, sentAt, day) => {
  expect(getAnswerDay(sentAt)).toBe(day);
});

it('names no day for what is no time', () => {
  expect(getAnswerDay('')).toBe('');
});
