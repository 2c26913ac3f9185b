import { type TrackedEvent } from '@scanharbor/shared-contracts/browser/tracking';

/** Receives the steps that visitors complete, independent of the vendor. */
export interface Analytics {
  record(event: TrackedEvent): void;
}

/**
 * Posts each event as JSON `{ event, visit }` to the URL of the setting `analyticsUrl`. `visit` is random, for this page load only.
 * Sends no cookie, no referrer and no page address. A failed call is not repeated.
 */
export function createHttpCollector(url: string): Analytics {
  const visit = crypto.randomUUID();
  return {
    record: (event) =>
      void fetch(url, {
        method: 'POST',
        body: JSON.stringify({ event, visit }),
        // A simple request: the collector needs no preflight.
        headers: { 'Content-Type': 'text/plain' },
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      }).catch(() => undefined),
  };
}
