/** Date headers have a resolution of one second, and responses are delayed; smaller differences are ignored. */
const noticeableMs = 15_000;

const isNoticeable = (ms: number) => Math.abs(ms) > noticeableMs;

let offsetMs = 0;

/** Stores the offset of the server's clock to the device's, which may be wrong, from a response's Date header. */
export function syncServerClock(date: string | null) {
  const now = Date.parse(date ?? '') - Date.now();
  if (isNoticeable(now - offsetMs)) offsetMs = isNoticeable(now) ? now : 0;
}

/** Converts an ISO time of the server's clock into ms of the device's clock. */
export const toLocalTime = (iso: string) => Date.parse(iso) - offsetMs;
