/** Days that a request is open, counted from the day it was sent (IC-078, PR-155, D81). */
const requestDays = 90;

/** Returns the ISO time at which an unbooked request expires, on the hour it was sent; '' when `requestedAt` is not a time. */
export function getRequestExpiry(requestedAt: string): string {
  const end = new Date(requestedAt);
  if (Number.isNaN(end.getTime())) return '';
  end.setDate(end.getDate() + requestDays);
  return end.toISOString();
}
