import { type RemoteVersion } from './registry';

const buckets = 10_000;

/** FNV-1a, spread once more: neighboring visitor ids must not land in neighboring buckets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Returns the version of a remote for a visitor. The bucket depends on the visitor and the remote only, so a new canary
 * preserves the visitors of the previous one; shares are full buckets, so 0 and 100 percent are exact. Canaries fill buckets
 * from 0 up, the default version gets the rest.
 */
export function chooseVersion(remote: string, versions: RemoteVersion[], visitor: string): RemoteVersion | undefined {
  const fallback = versions.find(({ deployment }) => deployment.default) ?? versions[0];
  const bucket = hash(`${remote}:${visitor}`) % buckets;
  let end = 0;
  for (const version of versions) {
    if (version === fallback) continue;
    end += Math.round((version.deployment.traffic / 100) * buckets);
    if (bucket < end) return version;
  }
  return fallback;
}
