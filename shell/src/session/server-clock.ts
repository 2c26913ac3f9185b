/** Dates in headers name whole seconds, and answers take their time; nobody is warned too late by less than this. */
const noticeableMs = 15_000;

let ahead = 0;

/** Learns from an answer's Date header how far the server's clock is from this device's, which may be set wrong. */
export function noteServerTime(date: string | null) {
  const now = Date.parse(date ?? '') - Date.now();
  if (Math.abs(now - ahead) > noticeableMs) ahead = now;
}

/** An ISO time of the server's clock as a time in ms of this device's. */
export const onOwnClock = (iso: string) => Date.parse(iso) - ahead;
