import { civilToday } from './civil-today';

it("counts today in the center's zone, not in that of the browser", () => {
  const now = new Date('2026-03-03T02:30:00Z');
  expect(civilToday(undefined, now)).toBe('2026-03-02');
  expect(civilToday('America/Los_Angeles', now)).toBe('2026-03-02');
  expect(civilToday('UTC', now)).toBe('2026-03-03');
});
