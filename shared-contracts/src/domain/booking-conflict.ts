/** Reads the free times that a rejected booking lists, 'YYYY-MM-DD HH:mm:ss' at the location; empty when it lists none. */
export function nextFreeTimes(error: unknown): string[] {
  const extra = typeof error === 'object' && error !== null && 'extra' in error ? error.extra : undefined;
  const times = typeof extra === 'object' && extra !== null && 'next_free_times' in extra ? extra.next_free_times : undefined;
  return Array.isArray(times) ? times.filter((time) => typeof time === 'string') : [];
}
