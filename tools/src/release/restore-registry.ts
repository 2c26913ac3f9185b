import { readHistory } from './history';
import { setCanary, setLiveVersion } from './pointers';
import { readRegistry, setRegistryAside } from './registry';
import { listPublished } from './sign-site';
import { findVersionChanges } from './version-signature';

/** Whether a site's registry can be read. */
function isValid(site: string): boolean {
  try {
    readRegistry(site);
    return true;
  } catch {
    return false;
  }
}

/** Throws when no published version is signed by the current keys: the restored registry would be empty. */
function assertKeysOfSite(site: string) {
  const published = listPublished(site);
  if (published.length > 0 && published.every((version) => findVersionChanges(site, version).length > 0))
    throw new Error(`No version in ${site} is signed by these keys: name the keys of the site in SCANHARBOR_KEYS. Nothing was changed`);
}

/**
 * Restores an invalid registry by repeating the releases, rollbacks and canaries of the history. A version without its folder is
 * skipped, so the one before it is live. Returns lines to print; does nothing to a valid registry.
 */
export function restoreRegistry(site: string): string[] {
  if (isValid(site)) return ['registry.json is valid'];
  assertKeysOfSite(site);
  const lines = [`The invalid registry is now ${setRegistryAside(site)}`];
  for (const { act, what, version, percent = 0 } of readHistory(site)) {
    if (!what.startsWith('mfe-')) continue;
    try {
      if (act === 'canary') setCanary(site, what, version, percent);
      else setLiveVersion(site, what, version);
    } catch (cause) {
      lines.push(`Skipped ${act} of ${what} ${version}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  }
  const live = Object.entries(readRegistry(site).microFrontends).map(
    ([name, versions]) =>
      `${name} ${versions.map(({ metadata, deployment }) => `${metadata.version} (${deployment.traffic}%)`).join(', ')}`,
  );
  return [...lines, ...live];
}
