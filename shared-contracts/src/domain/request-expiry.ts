/** Days that a request is open, counted from the day it was sent (IC-078, PR-155, D81). */
const requestDays = 90;

/** ISO time at which a request that nobody booked ends, on the hour it was sent; '' when `requestedAt` is no time. */
export function expiryOf(requestedAt: string): string {
  const end = new Date(requestedAt);
  if (Number.isNaN(end.getTime())) return '';
  end.setDate(end.getDate() + requestDays);
  return end.toISOString();
}
