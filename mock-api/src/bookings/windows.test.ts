import { hasOpenWindow } from './windows';

const now = new Date('2031-03-04T15:00:00Z');

it.each([
  ['11:00:00', 0, true],
  ['10:00:00', 0, false],
  ['13:00:00', 3, false],
  ['13:15:00', 3, true],
])('treats a window until %s, at 10 in New York with %i hours of notice, as open: %s [API-066]', (until, notice, open) => {
  expect(hasOpenWindow([{ open: '2031-03-04 08:00:00', close: `2031-03-04 ${until}` }], notice, now, ['America/New_York'])).toBe(open);
});

it('treats a window as open while it is open in the time zone of one of the centers [API-066]', () => {
  const window = { open: '2031-03-04 08:00:00', close: '2031-03-04 10:00:00' };
  expect(hasOpenWindow([window], 0, now, ['America/New_York', 'America/Chicago'])).toBe(true);
  expect(hasOpenWindow([window], 1, now, ['America/New_York', 'America/Chicago'])).toBe(false);
});
