import { siteAddress } from './control';

interface Version {
  url: string;
  metadata: { version: string; integrity: string };
  extras: { scanharbor: { routes: { path: string; files: string[] }[] } };
}

/** What is released on a site, as a browser gets to know it. */
export async function releasedVersion(remote: string, address = siteAddress()): Promise<Version> {
  const answer = await fetch(`${address}/registry.json`);
  const { microFrontends } = (await answer.json()) as { microFrontends: Record<string, Version[]> };
  const live = microFrontends[remote]?.[0];
  if (!live) throw new Error(`${remote} is not released`);
  return live;
}

/** Path of a remote's entry. */
export const entryOf = async (remote: string) => (await releasedVersion(remote)).url;

/** Path of the chunk that only this page of the remote has. */
export async function pageChunkOf(remote: string, path: string) {
  const { url, extras } = await releasedVersion(remote);
  const { routes } = extras.scanharbor;
  const elsewhere = new Set(routes.filter((route) => route.path !== path).flatMap(({ files }) => files));
  const own = routes.find((route) => route.path === path)?.files.find((file) => !elsewhere.has(file));
  if (!own) throw new Error(`${remote} has no chunk of its own for ${path}`);
  return url.slice(0, url.lastIndexOf('/') + 1) + own;
}

/** Path of what only signed-in people need of the shell, as the page names it. */
export async function signedInChunk(address = siteAddress()) {
  const page = await (await fetch(address)).text();
  const [file] = JSON.parse(/id="sh-signed-in">(.*?)</.exec(page)?.[1] ?? '[]') as string[];
  if (!file) throw new Error('The page names no code for signed-in people');
  return file;
}
