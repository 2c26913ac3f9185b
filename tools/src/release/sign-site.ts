import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findRegistryChanges, readUnverifiedRegistry, writeRegistry } from './registry';
import { loadSiteKeys } from './site-keys';
import { findSetChanges, signSets } from './version-sets';
import { findVersionChanges, signVersion } from './version-signature';

/** Lists all published versions of the shell and the remotes. */
export function listPublished(site: string): { name: string; version: string }[] {
  const names = existsSync(site) ? readdirSync(site).filter((name) => name === 'shell' || name.startsWith('mfe-')) : [];
  return names.flatMap((name) =>
    readdirSync(join(site, name))
      .filter((version) => existsSync(join(site, name, version, 'build.json')))
      .map((version) => ({ name, version })),
  );
}

/** Lists every published version, the registry and the sets that are not as they were released, with the reason. Empty when all are. */
export function findSiteChanges(site: string): string[] {
  const versions = listPublished(site).flatMap(({ name, version }) =>
    findVersionChanges(site, { name, version }).map((change) => `${name} ${version}: ${change}`),
  );
  return [
    ...findRegistryChanges(readUnverifiedRegistry(site), loadSiteKeys(site)).map((change) => `registry.json: ${change}`),
    ...findSetChanges(site),
    ...versions,
  ];
}

/**
 * Signs the registry, the sets and all published versions of a site with the current key: once, for a site from before signatures, and
 * after each new key. Returns what was not as released. Throws for it, without a change, unless `force` accepts it as it is.
 */
export function signSite(site: string, { force }: { force?: boolean | undefined }): string[] {
  const changes = findSiteChanges(site);
  if (changes.length > 0 && !force)
    throw new Error(
      ['Rejected: not as released. Check it, then accept it: npm run remote -- sign --force', ...changes.map((line) => `  ${line}`)].join(
        '\n',
      ),
    );
  for (const version of listPublished(site)) signVersion(site, version);
  signSets(site);
  writeRegistry(site, readUnverifiedRegistry(site), true);
  return changes;
}
