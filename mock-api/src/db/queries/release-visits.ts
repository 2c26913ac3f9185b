import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { readRows } from '../rows';
import { releaseVisits, telemetry } from '../schema/index';

export type VisitRow = typeof releaseVisits.$inferSelect;

/** Adds the counts to those of their minute, and removes those before `oldest`. */
export async function addVisits(db: Database, counts: VisitRow[], oldest: Date): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(releaseVisits)
    .values(counts)
    .onConflictDoUpdate({
      target: [releaseVisits.at, releaseVisits.remote, releaseVisits.version],
      set: {
        visits: sql`${releaseVisits.visits} + excluded.visits`,
        failures: sql`${releaseVisits.failures} + excluded.failures`,
        failingNetworks: sql`${releaseVisits.failingNetworks} + excluded.failing_networks`,
      },
    });
  await db.delete(releaseVisits).where(lt(releaseVisits.at, oldest));
}

/** Lists the counts of a remote's versions in full minutes from `since`, before `until`, in the order of time. */
export const listVisits = (db: Database, remote: string, since: Date, until: Date): Promise<VisitRow[]> =>
  db
    .select()
    .from(releaseVisits)
    .where(and(eq(releaseVisits.remote, remote), gte(releaseVisits.at, since), lt(releaseVisits.at, until)))
    .orderBy(asc(releaseVisits.at));

/** Lists the names of the remotes with visits from `since`. */
export async function listVisitedRemotes(db: Database, since: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ remote: releaseVisits.remote }).from(releaseVisits).where(gte(releaseVisits.at, since));
  return rows.map(({ remote }) => remote);
}

interface VitalRow {
  version: string;
  /** LCP or INP. */
  name: string;
  /** Milliseconds. */
  p75: number;
  samples: number;
}

/** Lists the 75th percentile of LCP and INP of a remote's versions, from the page loads that report vitals. */
export async function listVitals(db: Database, remote: string, since: Date): Promise<VitalRow[]> {
  const result = await db.execute(sql`
    select version, name, percentile_cont(0.75) within group (order by value)::float8 as p75, count(*)::int as samples
    from ${telemetry}
    where kind = 'vital' and name in ('LCP', 'INP') and remote = ${remote} and at >= ${since.toISOString()}
    group by version, name`);
  return readRows<VitalRow>(result);
}
