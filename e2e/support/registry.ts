import { siteOrigin } from './control';

interface Version {
  url: string;
  metadata: { version: string; integrity: string };
  extras: { scanharbor: { routes: { path: string; files: string[] }[] } };
}

/** Returns the live version of a remote from a site's registry. */
export async function releasedVersion(remote: string, origin = siteOrigin()): Promise<Version> {
  const response = await fetch(`${origin}/registry.json`);
  const { microFrontends } = (await response.json()) as { microFrontends: Record<string, Version[]> };
  const live = microFrontends[remote]?.[0];
  if (!live) throw new Error(`${remote} is not released`);
  return live;
}

/** Returns the path of a remote's entry. */
export const getEntryPath = async (remote: string) => (await releasedVersion(remote)).url;

/** Returns the path of the chunk that only one page of the remote uses. */
export async function getPageChunkPath(remote: string, path: string) {
  const { url, extras } = await releasedVersion(remote);
  const { routes } = extras.scanharbor;
  const otherFiles = new Set(routes.filter((route) => route.path !== path).flatMap(({ files }) => files));
  const chunk = routes.find((route) => route.path === path)?.files.find((file) => !otherFiles.has(file));
  if (!chunk) throw new Error(`${remote} has no separate chunk for ${path}`);
  return url.slice(0, url.lastIndexOf('/') + 1) + chunk;
}

/** Returns the paths of the chunks with a remote's routes and with the frame of all its pages. */
export async function getCommonChunkPaths(remote: string) {
  const { url, extras } = await releasedVersion(remote);
  const [first, ...others] = extras.scanharbor.routes;
  const common = first?.files.filter((file) => others.every(({ files }) => files.includes(file))) ?? [];
  const [routes, frame] = [common[0], common.at(-1)];
  if (!routes || !frame || routes === frame) throw new Error(`${remote} has no separate chunk for its frame`);
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return { routes: folder + routes, frame: folder + frame };
}

/** Returns the path of the chunk of a remote that contains a text. */
export async function findChunkWith(remote: string, text: string) {
  const { url, extras } = await releasedVersion(remote);
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  for (const file of new Set(extras.scanharbor.routes.flatMap(({ files }) => files)))
    if ((await (await fetch(siteOrigin() + folder + file)).text()).includes(text)) return folder + file;
  throw new Error(`No chunk of ${remote} contains '${text}'`);
}

/** Returns the path of the shell's chunk for signed-in users, as the page names it. */
export async function getSignedInChunkPath(origin = siteOrigin()) {
  const page = await (await fetch(origin)).text();
  const [file] = JSON.parse(/id="sh-signed-in">(.*?)</.exec(page)?.[1] ?? '[]') as string[];
  if (!file) throw new Error('The page names no chunk for signed-in users');
  return file;
}
