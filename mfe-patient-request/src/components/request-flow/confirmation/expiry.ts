/** Days until a request that nobody booked ends (PR-155). */
const requestDays = 90;

/** The day on which a request ends, YYYY-MM-DD. Takes the ISO time at which it was made. */
export function expiryOf(requestedAt: string): string {
  const day = new Date(requestedAt);
  day.setDate(day.getDate() + requestDays);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
