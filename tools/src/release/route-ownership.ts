import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, shellManifestSchema } from '../build/build-manifest';
import { sharesPath, toPathShape } from '../remote/path-shape';
import { readLiveShell } from './live-version';
import { readRegistry } from './registry';

interface OwnedPath {
  /** A remote's name, or 'shell'. */
  owner: string;
  url: string;
}

/** Lists the live paths of a site with their owners. Canaries count, too. */
function listLivePaths(site: string): OwnedPath[] {
  const shell = readLiveShell(site);
  const pages =
    shell === undefined ? [] : shellManifestSchema.parse(JSON.parse(readFileSync(join(site, 'shell', shell, 'build.json'), 'utf8'))).routes;
  const remotes = Object.entries(readRegistry(site).microFrontends).flatMap(([owner, versions]) =>
    versions.flatMap(({ extras }) => extras.scanharbor.urls.map((url) => ({ owner, url }))),
  );
  return [...pages.map(({ path }) => ({ owner: 'shell', url: path })), ...remotes];
}

type Paths = Pick<RemoteManifest, 'name' | 'version' | 'urls'>;

/** Returns one line for each path of a version that another remote or the shell has live, also as a part of a pattern. */
function findTakenPaths(site: string, { name, urls }: Paths): string[] {
  const others = listLivePaths(site).filter(({ owner }) => owner !== name);
  return urls.flatMap((url) => {
    const taken = others.find((other) => sharesPath(other.url, url));
    if (!taken) return [];
    return [`${url} belongs to ${taken.owner}${toPathShape(taken.url) === toPathShape(url) ? '' : `, as ${taken.url}`}`];
  });
}

/** Returns one line for each live path of a remote that a version lacks. */
function findRemovedPaths(site: string, { name, urls }: Paths): string[] {
  const shapes = new Set(urls.map(toPathShape));
  const live = readRegistry(site).microFrontends[name]?.find(({ deployment }) => deployment.default);
  return (live?.extras.scanharbor.urls ?? [])
    .filter((url) => !shapes.has(toPathShape(url)))
    .map((url) => `${url} is live and missing here: keep it, with a page that redirects (<Navigate to="…" replace />)`);
}

function throwUnlessEmpty({ name, version }: Paths, lines: string[]) {
  if (lines.length > 0)
    throw new Error([`Rejected: ${name} ${version} cannot have these paths:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}

/** Throws when a version of a remote takes a path that another remote or the shell owns. A rollback may give up paths. */
export const assertPathsFree = (site: string, version: Paths) => throwUnlessEmpty(version, findTakenPaths(site, version));

/**
 * Throws when a version of a remote takes a path that another remote or the shell owns, or gives up a live path, so that links and
 * bookmarks would end at "not found".
 */
export const assertRoutesAllowed = (site: string, version: Paths) =>
  throwUnlessEmpty(version, [...findTakenPaths(site, version), ...findRemovedPaths(site, version)]);
