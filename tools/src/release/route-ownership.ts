import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, shellManifestSchema } from '../build/build-manifest';
import { toPathShape } from '../remote/path-shape';
import { readLiveShell } from './live-version';
import { readRegistry } from './registry';

/** Maps the shape of each live path of a site to its owner: a remote's name, or 'shell'. Canaries count, too. */
function mapLiveOwners(site: string): Map<string, string> {
  const shell = readLiveShell(site);
  const pages =
    shell === undefined ? [] : shellManifestSchema.parse(JSON.parse(readFileSync(join(site, 'shell', shell, 'build.json'), 'utf8'))).routes;
  const owners = new Map(pages.map(({ path }) => [toPathShape(path), 'shell']));
  for (const [name, versions] of Object.entries(readRegistry(site).microFrontends))
    for (const { extras } of versions) for (const url of extras.scanharbor.urls) owners.set(toPathShape(url), name);
  return owners;
}

/**
 * Throws when a version of a remote takes a path that another remote or the shell owns, or gives up a live path, so that links and
 * bookmarks would end at "not found".
 */
export function assertRoutesAllowed(site: string, { name, version, urls }: Pick<RemoteManifest, 'name' | 'version' | 'urls'>) {
  const owners = mapLiveOwners(site);
  const shapes = new Set(urls.map(toPathShape));
  const taken = urls.filter((url) => (owners.get(toPathShape(url)) ?? name) !== name);
  const live = readRegistry(site).microFrontends[name]?.find(({ deployment }) => deployment.default);
  const removed =
    live?.extras.scanharbor.urls.filter((url) => !shapes.has(toPathShape(url)) && owners.get(toPathShape(url)) === name) ?? [];
  const lines = [
    ...taken.map((url) => `${url} belongs to ${owners.get(toPathShape(url)) ?? ''}`),
    ...removed.map((url) => `${url} is live and missing here: keep it, with a page that redirects (<Navigate to="…" replace />)`),
  ];
  if (lines.length > 0)
    throw new Error([`Rejected: ${name} ${version} cannot have these paths:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}
