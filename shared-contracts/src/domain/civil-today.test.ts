import { getCivilToday } from './civil-today';

it("returns the date in the center's zone, not in the browser's", () => {
  const now = new Date('2026-03-03T02:30:00Z');
  expect(getCivilToday(undefined, now)).toBe('2026-03-02');
  expect(getCivilToday('America/Los_Angeles', now)).toBe('2026-03-02');
  expect(getCivilToday('UTC', now)).toBe('2026-03-03');
});
