import { offlineCache } from './offline-cache';

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchOfPage extends Extendable {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** The scope of a service worker, for which the library of the page has no types. */
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
  addEventListener: (<Type extends Extendable>(type: 'activate' | 'install', handle: (event: Type) => void) => void) &
    ((type: 'fetch', handle: (event: FetchOfPage) => void) => void);
};

/** Returns the kept page; undefined without one, and once its last appointment is over. */
async function findKeptPage(): Promise<Response | undefined> {
  const cache = await caches.open(offlineCache.name);
  const page = await cache.match(offlineCache.path);
  if (page && Number(page.headers.get(offlineCache.until)) > Date.now()) return page;
  await caches.delete(offlineCache.name);
  return undefined;
}

async function load({ request, preloadResponse }: FetchOfPage): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await findKeptPage();
    if (page) return page;
    throw error;
  }
}

/**
 * The service worker. It asks the network for every page, and shows the kept page only when there is none. It handles no script, no style
 * and no call: so it cannot mix releases, and stores nothing itself.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    // The request of a page does not wait for this worker to start.
    Promise.all([self.registration.navigationPreload.enable(), self.clients.claim()]),
  ),
);
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (mode === 'navigate' && method === 'GET' && !new URL(url).pathname.startsWith('/api/')) event.respondWith(load(event));
});
