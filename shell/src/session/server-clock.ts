/** Dates in headers name whole seconds, and answers take their time; nobody is warned too late by less than this. */
const noticeableMs = 15_000;

const isNoticeable = (ms: number) => Math.abs(ms) > noticeableMs;

let ahead = 0;

/** Learns from an answer's Date header how far the server's clock is from this device's, which may be set wrong. */
export function noteServerTime(date: string | null) {
  const now = Date.parse(date ?? '') - Date.now();
  if (isNoticeable(now - ahead)) ahead = isNoticeable(now) ? now : 0;
}

/** An ISO time of the server's clock as a time in ms of this device's. */
export const onOwnClock = (iso: string) => Date.parse(iso) - ahead;
