import { type RemoteVersion } from './registry';

const buckets = 10_000;

/** FNV-1a, spread once more: neighbouring visitor ids must not land in neighbouring buckets. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * The version of a remote that a visitor gets. The bucket depends on the visitor and the remote only, so a replaced
 * canary keeps its visitors; shares are whole buckets, so 0 and 100 percent are exact. Canaries count from bucket 0 up,
 * the default takes the rest.
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
