import { isSlotTime, slotFlagName, slotTimes } from './slot-times';

it('lists the quarter hours from 06:00 to 20:45', () => {
  expect(slotTimes).toHaveLength(60);
  expect([slotTimes[0], slotTimes[1], slotTimes[4], slotTimes.at(-1)]).toEqual(['06:00', '06:15', '07:00', '20:45']);
});

it.each([
  ['2026-03-05 08:15:00', true],
  ['2026-03-05 23:00:00', true],
  ['2026-03-05 08:20:00', false],
  ['2026-03-05 08:15:30', false],
  ['2026-03-05 15:01:00', false],
])('reads from %s whether it is such a time, at any hour: %s', (wallClock, expected) => {
  expect(isSlotTime(wallClock)).toBe(expected);
});

it('names the flag of a time (SC-344)', () => {
  expect(slotFlagName('06:15')).toBe('T0615');
});
