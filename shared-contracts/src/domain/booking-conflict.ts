const readExtra = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'extra' in error ? error.extra : undefined);

/** Reads who of the practice ended a request that is no longer there, and when: 'Rejected by Dana Reyes at 10:32 AM EST.' */
export function getEnding(error: unknown): string | undefined {
  const extra = readExtra(error);
  const ending = typeof extra === 'object' && extra !== null && 'ending' in extra ? extra.ending : undefined;
  return typeof ending === 'string' ? ending : undefined;
}

/** Reads the free times that a rejected booking lists, 'YYYY-MM-DD HH:mm:ss' at the location; empty when it lists none. */
export function nextFreeTimes(error: unknown): string[] {
  const extra = readExtra(error);
  const times = typeof extra === 'object' && extra !== null && 'next_free_times' in extra ? extra.next_free_times : undefined;
  return Array.isArray(times) ? times.filter((time) => typeof time === 'string') : [];
}
