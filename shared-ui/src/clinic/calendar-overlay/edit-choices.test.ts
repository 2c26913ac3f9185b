import { getStaleTimesReason } from './reasons';
import { toggleDay, toggleSlot } from './edit-choices';

const [tuesday, saturday] = ['2026-11-24', '2026-11-28'];

it('adds and removes days and times, in order', () => {
  const two = toggleDay(toggleDay([], saturday), tuesday);
  expect(two.map(({ date }) => date)).toEqual([tuesday, saturday]);
  const timed = toggleSlot(toggleSlot(two, tuesday, 3), tuesday, 1);
  expect(timed[0]?.slots).toEqual([1, 3]);
  expect(toggleSlot(timed, tuesday, 3)[0]?.slots).toEqual([1]);
  expect(toggleDay(timed, tuesday).map(({ date }) => date)).toEqual([saturday]);
});

it.each([
  [['2026-11-27 08:00:00', '2026-11-25 08:00:00'], false, "Choose other dates. Wed, Nov 25: too soon, centers need 5 days' notice."],
  [['2026-11-27 08:00:00', '2026-11-25 08:00:00'], true, undefined],
  [['2026-11-30 08:00:00', '2026-11-19 08:00:00'], true, 'Choose other dates. Thu, Nov 19: this day has passed.'],
  [['2026-11-29 08:00:00'], true, 'Choose other dates. Sun, Nov 29: centers are closed on Sundays.'],
])('explains why %j (from today on: %s) must be chosen again: %j [UI-083, UI-084, UI-085, UI-087]', (opens, allowCurrentDay, text) => {
  expect(getStaleTimesReason(opens, { today: '2026-11-21', allowCurrentDay })).toBe(text);
});
