import { isIPv6 } from 'node:net';

/** Visits of a network with one version that count in an hour. */
const maxVisits = 20;

const hourMs = 60 * 60 * 1000;

/** Networks and versions that a process stores at the same time; more visits do not count until the hour ends. */
const maxStored = 100_000;

/** Returns the network of an address: an IPv4 address, or the first 48 bits of an IPv6 address, which one customer may have for himself. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [start = ''] = address.split('::');
  const groups = start.split(':').filter(Boolean);
  return [...groups, '0', '0', '0']
    .slice(0, 3)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Limits what one network adds to the counts of a version, since a beacon can be forged. `count` returns whether a visit counts, and
 * whether it is the first failed one of its network. Networks are in memory only, for an hour, and those with a failure for a day.
 */
export function createVisitLimits() {
  let hour = 0;
  let day = 0;
  const visits = new Map<string, number>();
  const failing = new Set<string>();
  return {
    count(version: string, address: string, failed: boolean, at: Date): { counts: boolean; isNewNetwork: boolean } {
      const now = Math.floor(at.getTime() / hourMs);
      if (now !== hour) visits.clear();
      if (Math.floor(now / 24) !== day) failing.clear();
      [hour, day] = [now, Math.floor(now / 24)];
      const key = `${toNetwork(address)} ${version}`;
      const before = visits.get(key) ?? 0;
      if (before >= maxVisits || (before === 0 && visits.size >= maxStored)) return { counts: false, isNewNetwork: false };
      visits.set(key, before + 1);
      const isNewNetwork = failed && !failing.has(key) && failing.size < maxStored;
      if (isNewNetwork) failing.add(key);
      return { counts: true, isNewNetwork };
    },
  };
}
