import { type VisitRow } from '../db/queries/release-visits';
import { type CanaryStep } from './canary-test';
import { type ReleaseState, type SiteState } from './release-site';

/** The person in the history entries of the watch. */
export const watchName = 'canary watch';

/**
 * Pages report a visit up to five minutes after it began, failed ones sooner as their visitors leave. After a change of the share, the
 * reports of both versions are comparable only after that time.
 */
const settleMs = 300_000;

type Entry = SiteState['history'][number];

/** Returns the history of the present canary of a remote, newest first: the changes of its share. */
export function listCanaryChanges(history: readonly Entry[], name: string, version: string): Entry[] {
  const own = history.filter(({ what }) => what === name);
  const end = own.findIndex((entry) => entry.act !== 'canary' || entry.version !== version || entry.percent === 0);
  return end === -1 ? own : own.slice(0, end);
}

/** Returns the canary that the watch took back, when that is the last change of the remote. */
export function findReverted(history: readonly Entry[], { name }: Pick<ReleaseState, 'name'>) {
  const last = history.find(({ what }) => what === name);
  if (last?.act !== 'canary' || last.percent !== 0 || last.who !== watchName) return null;
  return { version: last.version, at: last.at, why: last.why ?? '' };
}

/** Returns the steps of the sequential test, without the minutes after each change of the share. */
export function toSteps(
  rows: readonly VisitRow[],
  { canary, stable, changes }: { canary: string; stable: string; changes: Date[] },
): CanaryStep[] {
  const minutes = new Map<number, CanaryStep>();
  for (const { at, version, visits, failures } of rows) {
    if (version !== canary && version !== stable) continue;
    if (changes.some((change) => at.getTime() >= change.getTime() - 60_000 && at.getTime() < change.getTime() + settleMs)) continue;
    const step = minutes.get(at.getTime()) ?? { canary: { visits: 0, failures: 0 }, stable: { visits: 0, failures: 0 } };
    minutes.set(at.getTime(), { ...step, [version === canary ? 'canary' : 'stable']: { visits, failures } });
  }
  return [...minutes.entries()].sort(([one], [other]) => one - other).map(([, step]) => step);
}
