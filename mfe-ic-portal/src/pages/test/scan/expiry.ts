const dayLength = 86_400_000;

/** Days that a request is open, counted from the day it was sent (IC-078, D81). */
const requestDays = 90;

/** ISO time at which a request expires. */
export const expiryOf = (requestedAt: string): string => {
  const sent = new Date(requestedAt).getTime();
  return Number.isNaN(sent) ? '' : new Date(sent + requestDays * dayLength).toISOString();
};
