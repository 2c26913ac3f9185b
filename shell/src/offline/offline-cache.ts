/** What the page and its worker agree on; pages of the previous and the next release share it. */
export const offlineCache = {
  /** Name of the cache, with one entry: the page that the worker shows without a network. */
  name: 'scanharbor.offline',
  path: '/offline-card',
  /** Header of the entry: milliseconds since 1970 until which it may be shown. */
  until: 'x-until',
  /** Header of the entry: the id of the patient. */
  owner: 'x-owner',
} as const;

/** Path of the worker. It is in the root of the site, because it handles the pages of all screens. */
export const workerPath = '/offline-worker.js';

/** Whether this browser can keep a page for the time without a network: only with HTTPS, or on the own computer. */
export const canWorkOffline = () => 'serviceWorker' in navigator && 'caches' in window;

/** Deletes the kept page, and the worker that shows it. Another tab of the same browser has it no longer, too. */
export async function clearOfflinePage(): Promise<void> {
  if (!canWorkOffline()) return;
  await caches.delete(offlineCache.name);
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration?.active?.scriptURL.endsWith(workerPath)) await registration.unregister();
}
