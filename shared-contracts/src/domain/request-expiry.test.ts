import { formatShortDate } from './date-formats';
import { getRequestExpiry } from './request-expiry';

it.each([
  ['2026-11-21T12:00:00.000Z', '02/19/2027'],
  ['2026-01-15T12:00:00.000Z', '04/15/2026'],
  ['', ''],
])('ends a request of %j 90 days later [IC-078, PR-155]', (requestedAt, expiry) => {
  expect(formatShortDate(getRequestExpiry(requestedAt))).toBe(expiry);
});
