import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Site, startSite } from './site';

/** Environment variable with the URL of the pool, for the workers of a run. */
const poolVariable = 'E2E_SITE_POOL';

/**
 * Starts the sites of a run, one for each concurrent spec file: starting one takes ten times as long as seeding it again.
 * Runs in the launcher; workers request a site over HTTP.
 */
export async function openSitePool(size: number) {
  const sites = await Promise.all(Array.from({ length: size }, () => startSite()));
  const takers = new Map<Site, string>();
  const server = createServer((request, reply) => {
    const free = sites.find((site) => !takers.has(site));
    if (!free) return void reply.writeHead(503).end('All sites are in use');
    takers.set(free, request.url?.slice(1) ?? '');
    reply.end(JSON.stringify({ origin: free.origin, folder: free.folder }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[poolVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Releases the site of a finished worker. */
    release(worker: string) {
      for (const [site, taker] of takers) if (taker === worker) takers.delete(site);
    },
    async close() {
      server.close();
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
}

/** Acquires a free site for a worker. Returns its origin and the folder of its released files. */
export async function takeSite(worker: string): Promise<Pick<Site, 'origin' | 'folder'>> {
  const response = await fetch(`${process.env[poolVariable]}/${worker}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as Pick<Site, 'origin' | 'folder'>;
}
