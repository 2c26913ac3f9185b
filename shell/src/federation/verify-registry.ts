import { browserStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { importKeys, isSignedBy } from './ed25519';
import { type Registry } from './registry';

/** Why an entry of the registry is not used: signature - no key of the site signed it; outdated - this browser has seen a newer one. */
export type Refusal = 'signature' | 'outdated';

/** Name of the site and the public keys of its releases, in the page's inline script. */
export interface SiteKeys {
  site: string;
  /** Ed25519, base64url; two while a new one replaces the previous one. */
  keys: string[];
}

/** Refused remotes by name, and their entries by `toEntryKey`; undefined where the browser cannot verify Ed25519. */
export type Refusals = Map<string, Refusal> | undefined;

/** An entry is the script of one remote: another remote must not be refused because its script is listed twice. */
export const toEntryKey = (remote: string, url: string) => remote + url;

/** Caches on the way may serve the previous page for some minutes after a release. */
const cacheTimeMs = 600_000;

/** Returns the greatest serial of each remote that this browser has seen, and a function that stores them. */
function openSerials(site: string) {
  const key = `scanharbor.serials.${site}`;
  let serials: Partial<Record<string, number>> = {};
  try {
    serials = Object(JSON.parse(browserStorage.getItem(key) ?? '{}')) as typeof serials;
  } catch {
    // Unreadable: as at the first visit.
  }
  return { serials, store: (current: typeof serials) => browserStorage.setItem(key, JSON.stringify(current)) };
}

/**
 * Verifies the signature of each remote's versions and shares. Refuses all versions of a remote whose list is not signed by a key of
 * this site, or is older than one that this browser has seen and that was released more than ten minutes ago. Rejects when the registry has
 * no remotes at all.
 */
export async function verifyRegistry({ microFrontends, signatures }: Registry, { site, keys }: SiteKeys): Promise<Refusals> {
  let imported: CryptoKey[];
  try {
    imported = await importKeys(keys);
  } catch {
    return undefined;
  }
  const refusals = new Map<string, Refusal>();
  const { serials, store } = openSerials(site);
  const latest = { ...serials };

  async function findRefusal(remote: string, versions: unknown): Promise<Refusal | undefined> {
    const { serial, signature } = signatures?.remotes[remote] ?? { serial: 0, signature: '' };
    if (!(await isSignedBy(imported, ['remote', site, remote, serial, versions], signature))) return 'signature';
    const seen = serials[remote] ?? 0;
    if (serial < seen && Date.now() - seen > cacheTimeMs) return 'outdated';
    latest[remote] = Math.max(serial, seen);
    return undefined;
  }

  await Promise.allSettled(
    Object.entries(microFrontends).map(async ([remote, versions]) => {
      const refusal = await findRefusal(remote, versions).catch((): Refusal => 'signature');
      if (!refusal) return;
      // Also for what is no list of versions.
      refusals.set(remote, refusal);
      for (const { url } of versions) refusals.set(toEntryKey(remote, url), refusal);
    }),
  );
  store(latest);
  return refusals;
}
