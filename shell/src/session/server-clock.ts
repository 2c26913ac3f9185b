/** Date headers have a resolution of one second, and responses are delayed; smaller differences are ignored. */
const noticeableMs = 15_000;

const isNoticeable = (ms: number) => Math.abs(ms) > noticeableMs;

/**
 * Returns how far the server's clock is ahead of the device's, in ms, from a response's Date header; undefined while they agree. Keeps the
 * known offset while the header agrees with it, or is missing.
 */
export function compareClocks(date: string | null, known: number | undefined): number | undefined {
  const offset = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(offset) || !isNoticeable(offset - (known ?? 0))) return known;
  return isNoticeable(offset) ? offset : undefined;
}
