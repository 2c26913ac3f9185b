import { type TelemetryEntry } from '@scanharbor/shared-contracts/wire/telemetry';

/** A page that fails without end stops here. The API accepts 50 in one report: the rest is left for the visits. */
const maximum = 40;

const pauseMs = 5_000;

/**
 * Returns a function that sends entries to the API by beacon: together after a pause, and at once when the page is hidden. A lost
 * beacon is not repeated.
 */
export function createSender(url: string) {
  let left = maximum;
  let waiting: TelemetryEntry[] = [];
  const flush = () => {
    if (waiting.length > 0) navigator.sendBeacon(url, new Blob([JSON.stringify({ entries: waiting })], { type: 'application/json' }));
    waiting = [];
  };
  const flushHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', flushHidden);
  return (entry: TelemetryEntry) => {
    if (entry.kind !== 'visit' && left-- <= 0) return;
    if (waiting.push(entry) === 1) setTimeout(flush, pauseMs);
    // A hidden page may end before the pause.
    queueMicrotask(flushHidden);
  };
}
