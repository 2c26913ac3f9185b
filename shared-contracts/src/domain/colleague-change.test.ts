import { describeStoredBooking, formatMoment } from './colleague-change';

const now = new Date('2026-12-01T18:00:00Z');
const booking = { by: 'Dana Reyes', isMoved: false, start: '2026-12-03 08:30:00', timeZone: 'America/New_York', location: 'Midtown' };

it.each([
  ['2026-12-01T15:32:00Z', 'at 10:32 AM EST'],
  // Yesterday in New York.
  ['2026-12-01T04:00:00Z', 'on Mon, Nov 30, 2026, 11:00 PM EST'],
])('formats when something happened, with the date unless it was today: %s', (at, text) => {
  expect(formatMoment(new Date(at), 'America/New_York', now)).toBe(text);
});

it.each([
  [{ at: new Date('2026-12-01T15:32:00Z') }, 'Booked by Dana Reyes at 10:32 AM EST, Midtown, for Thu, Dec 3, 2026, 8:30 AM EST.'],
  [{ at: undefined, isMoved: true }, 'Moved by Dana Reyes, Midtown, for Thu, Dec 3, 2026, 8:30 AM EST.'],
  [{ at: undefined, location: '' }, 'Booked by Dana Reyes, for Thu, Dec 3, 2026, 8:30 AM EST.'],
  [{ at: undefined, by: '' }, 'Booked, Midtown, for Thu, Dec 3, 2026, 8:30 AM EST.'],
])('describes who booked or moved an appointment, when and where: %j', (part, text) => {
  expect(describeStoredBooking({ ...booking, ...part }, now)).toBe(text);
});
