import { chooseVersion } from './choose-version';
import { bestMatch } from './match-url';
import { type Registry, type RemoteVersion } from './registry';

/** The version of each remote on one visitor's page. */
export type Composition = Record<string, RemoteVersion>;

/** Chooses one version of each remote for a visitor. */
export function chooseComposition(registry: Registry, visitor: string): Composition {
  return Object.fromEntries(
    Object.entries(registry.microFrontends).flatMap(([name, versions]) => {
      const version = chooseVersion(name, versions, visitor);
      return version ? [[name, version]] : [];
    }),
  );
}

const getManifest = (version: RemoteVersion) => version.extras.scanharbor;

/** Finds the remote that owns a path; undefined without one. */
export function findOwner(composition: Composition, path: string): string | undefined {
  const claims = Object.entries(composition).flatMap(([name, version]) => getManifest(version).urls.map((url) => ({ name, url })));
  return bestMatch(claims, ({ url }) => url, path)?.name;
}

/** Lists the URLs that a path's screen needs: the remote's entry, its routes and the page's chunks. */
export function listScreenFiles(composition: Composition, path: string): string[] {
  const owner = findOwner(composition, path);
  const version = owner === undefined ? undefined : composition[owner];
  if (!version) return [];
  const folder = version.url.slice(0, version.url.lastIndexOf('/') + 1);
  const route = bestMatch(getManifest(version).routes, (entry) => entry.path, path);
  return [version.url, ...(route?.files ?? []).map((file) => folder + file)];
}
