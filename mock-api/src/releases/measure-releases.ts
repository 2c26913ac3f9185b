import { listVisitedRemotes, listVisits, listVitals, type VisitRow } from '../db/queries/release-visits';
import { type Context } from '../context';
import { texts } from '../texts';
import { listCanaryChanges, toSteps } from './canary-run';
import { getFailureInterval, type VisitCounts } from './canary-test';
import { type Judgment, judgeCanary } from './judge-canary';
import { type ReleaseState, type SiteState } from './release-site';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The last hour in parts of five minutes. */
const parts = 12;
const partMs = 5 * minuteMs;

/** What the pages reported of one version. Rates are in percent, times in milliseconds. */
interface VersionHealth extends Judgment, VisitCounts {
  version: string;
  low: number;
  high: number;
  lcp: number | null;
  inp: number | null;
  points: (number | null)[];
  visit_points: number[];
}

const sum = (rows: readonly VisitRow[], field: 'visits' | 'failures' | 'failingNetworks') =>
  rows.reduce((total, row) => total + row[field], 0);

const countOf = (rows: readonly VisitRow[]): VisitCounts => ({ visits: sum(rows, 'visits'), failures: sum(rows, 'failures') });

/** Returns the counts of each part of the last hour. */
function countParts(rows: readonly VisitRow[], until: Date): VisitCounts[] {
  return Array.from({ length: parts }, (_, index) => {
    const start = until.getTime() - (parts - index) * partMs;
    return countOf(rows.filter(({ at }) => at.getTime() >= start && at.getTime() < start + partMs));
  });
}

type Live = { version: string; stable: boolean }[];

const notCompared: Judgment = { verdict: 'stable', why: texts.notCompared };

/**
 * Measures the live versions of a remote: since the start of its canary, otherwise over the last day. Without `live`, all versions that
 * were visited. The counts end with the last full minute.
 */
async function measureRelease(
  { db, clock }: Context,
  name: string,
  live: Live | null,
  history: SiteState['history'],
): Promise<VersionHealth[]> {
  const until = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
  const canary = live?.find(({ stable }) => !stable);
  const stable = live?.find((version) => version.stable);
  const changes = canary ? listCanaryChanges(history, name, canary.version).map(({ at }) => new Date(at)) : [];
  const since = changes.at(-1) ?? new Date(until.getTime() - dayMs);
  const [rows, vitals] = [await listVisits(db, name, since, until), await listVitals(db, name, since)];
  const rowsOf = (version: string) => rows.filter((row) => row.version === version);
  const judge = (version: string): Judgment => {
    if (!canary || !stable || version !== canary.version) return notCompared;
    const steps = toSteps(rows, { canary: canary.version, stable: stable.version, changes });
    const own = rowsOf(version);
    return judgeCanary(steps, { canary: countOf(own), stable: countOf(rowsOf(stable.version)), networks: sum(own, 'failingNetworks') });
  };
  return (live?.map(({ version }) => version) ?? [...new Set(rows.map(({ version }) => version))]).map((version) => {
    const counts = countOf(rowsOf(version));
    const ofHour = countParts(rowsOf(version), until);
    const { low, high } = getFailureInterval(counts);
    const find = (vital: string) => vitals.find((row) => row.version === version && row.name === vital)?.p75 ?? null;
    return {
      version,
      ...counts,
      low: low * 100,
      high: high * 100,
      lcp: find('LCP'),
      inp: find('INP'),
      points: ofHour.map(({ visits, failures }) => (visits === 0 ? null : (failures / visits) * 100)),
      visit_points: ofHour.map(({ visits }) => visits),
      ...judge(version),
    };
  });
}

type Measured<Release> = Release & { health: VersionHealth[] };

/** Measures every live release of a site. */
export const measureReleases = (context: Context, { releases, history }: SiteState): Promise<Measured<ReleaseState>[]> =>
  Promise.all(
    releases.map(async (release) => ({ ...release, health: await measureRelease(context, release.name, release.versions, history) })),
  );

/** Measures all versions that were visited in the last day, for an API without the site folder. */
export async function measureVisited(context: Context): Promise<Measured<{ name: string }>[]> {
  const names = await listVisitedRemotes(context.db, new Date(context.clock.now().getTime() - dayMs));
  return Promise.all(names.sort().map(async (name) => ({ name, health: await measureRelease(context, name, null, []) })));
}
