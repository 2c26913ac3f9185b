import { chooseVersion } from './choose-version';
import { bestMatch } from './match-url';
import { type Registry, type RemoteVersion } from './registry';

/** The versions that one visitor's page is made of. */
export type Composition = Record<string, RemoteVersion>;

/** Chooses one version of each remote for a visitor. */
export function compose(registry: Registry, visitor: string): Composition {
  return Object.fromEntries(
    Object.entries(registry.microFrontends).flatMap(([name, versions]) => {
      const version = chooseVersion(name, versions, visitor);
      return version ? [[name, version]] : [];
    }),
  );
}

const facts = (version: RemoteVersion) => version.extras.scanharbor;

/** The remote that owns a path; undefined when none does. */
export function ownerOf(composition: Composition, path: string): string | undefined {
  const claims = Object.entries(composition).flatMap(([name, version]) => facts(version).urls.map((url) => ({ name, url })));
  return bestMatch(claims, ({ url }) => url, path)?.name;
}

/** Addresses that a path's screen needs: the remote's entry, its routes and the page's own chunks. */
export function filesFor(composition: Composition, path: string): string[] {
  const owner = ownerOf(composition, path);
  const version = owner === undefined ? undefined : composition[owner];
  if (!version) return [];
  const folder = version.url.slice(0, version.url.lastIndexOf('/') + 1);
  const route = bestMatch(facts(version).routes, (entry) => entry.path, path);
  return [version.url, ...(route?.files ?? []).map((file) => folder + file)];
}
