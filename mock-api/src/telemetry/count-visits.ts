import { type TelemetryEntry } from '@scanharbor/shared-contracts/wire/telemetry';
import { type VisitRow } from '../db/queries/release-visits';
import { type createVisitLimits } from './visit-limits';

const minuteMs = 60_000;

/** Returns the counts of a report's visits by version and minute, without those beyond the limits of their network. */
export function countVisits(
  entries: readonly TelemetryEntry[],
  { address, at, limits }: { address: string; at: Date; limits: ReturnType<typeof createVisitLimits> },
): VisitRow[] {
  const minute = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);
  const rows = new Map<string, VisitRow>();
  for (const { kind, remote, version, value } of entries) {
    if (kind !== 'visit' || version === '') continue;
    const key = `${remote} ${version}`;
    // A page reports each version once.
    if (rows.has(key)) continue;
    const failed = value === 1;
    const { counts, isNewNetwork } = limits.count(key, address, failed, at);
    if (!counts) continue;
    rows.set(key, { at: minute, remote, version, visits: 1, failures: failed ? 1 : 0, failingNetworks: isNewNetwork ? 1 : 0 });
  }
  return [...rows.values()];
}
