import { getCivilToday } from './civil-today';

const now = new Date('2026-03-03T02:30:00Z');

it("returns the date in the center's zone, not in the browser's", () => {
  expect(getCivilToday(undefined, now)).toBe('2026-03-02');
  expect(getCivilToday('America/Los_Angeles', now)).toBe('2026-03-02');
  expect(getCivilToday('UTC', now)).toBe('2026-03-03');
});

it('does not depend on the order in which a browser writes dates', () => {
  const prototype = Intl.DateTimeFormat.prototype;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  Object.defineProperty(prototype, 'format', { ...format, get: () => () => '03/02/2026' });
  try {
    expect(getCivilToday(undefined, now)).toBe('2026-03-02');
  } finally {
    Object.defineProperty(prototype, 'format', format);
  }
});
