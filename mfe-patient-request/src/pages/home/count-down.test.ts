import { formatCountDown, getGreeting } from './count-down';

const now = new Date('2026-12-01T15:00:00Z');

it.each([
  ['2026-12-04T13:30:00Z', 'In 2 days, 22 hours'],
  ['2026-12-02T15:00:00Z', 'In 1 day'],
  ['2026-12-01T18:05:30Z', 'In 3 hours, 5 minutes'],
  ['2026-12-01T15:01:00Z', 'In 1 minute'],
  ['2026-12-01T15:00:30Z', 'Now'],
  ['2026-12-01T14:00:00Z', 'Now'],
])('counts down to %s: %s', (start, text) => {
  expect(formatCountDown(new Date(start), now)).toBe(text);
});

it('greets by the hour of the reader', () => {
  expect([0, 11, 12, 17, 18, 23].map(getGreeting)).toEqual([
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ]);
});
