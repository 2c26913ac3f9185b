import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Site, startSite } from './site';

/** Address of the pool, for the workers of a run. */
const poolVariable = 'E2E_SITE_POOL';

/**
 * Sites of a run, one for each spec file that runs at a time: a spec file has its site for itself, and starting one
 * costs ten times as much as seeding it again. Kept by the launcher; workers ask it over HTTP.
 */
export async function openSitePool(size: number) {
  const sites = await Promise.all(Array.from({ length: size }, () => startSite()));
  const takers = new Map<Site, string>();
  const server = createServer((request, reply) => {
    const free = sites.find((site) => !takers.has(site));
    if (!free) return void reply.writeHead(503).end('Every site is taken');
    takers.set(free, request.url?.slice(1) ?? '');
    reply.end(JSON.stringify({ address: free.address, folder: free.folder }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[poolVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Gives back the site of a worker that ended, however it ended. */
    release(worker: string) {
      for (const [site, taker] of takers) if (taker === worker) takers.delete(site);
    },
    async close() {
      server.close();
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
}

/** Takes a free site for a worker; gives its address and the folder of its released files. */
export async function takeSite(worker: string): Promise<Pick<Site, 'address' | 'folder'>> {
  const answer = await fetch(`${process.env[poolVariable]}/${worker}`);
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return JSON.parse(said) as Pick<Site, 'address' | 'folder'>;
}
