import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type RemoteOptions } from './options';

/** Written by the API once a minute; hidden, so that no server publishes it. */
const healthFile = '.health.json';

const healthSchema = z.object({
  /** ISO time of the counts. */
  at: z.string(),
  versions: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      /** Percent; null for a version that is not live. */
      share: z.number().nullable(),
      visits: z.number(),
      failures: z.number(),
      /** Interval of the failure rate, in percent. */
      low: z.number(),
      high: z.number(),
      /** Milliseconds, 75th percentile; null without page loads that report it. */
      lcp: z.number().nullable(),
      inp: z.number().nullable(),
      verdict: z.string(),
      why: z.string(),
    }),
  ),
});

type Version = z.infer<typeof healthSchema>['versions'][number];

const formatMs = (value: number | null) => (value === null ? '-' : `${Math.round(value)} ms`);

function formatRow({ remote, version, share, visits, failures, low, high, lcp, inp, verdict, why }: Version): string[] {
  const rate = visits === 0 ? '-' : `${((failures / visits) * 100).toFixed(2)}% (${low.toFixed(2)} to ${high.toFixed(2)})`;
  return [remote, version, share === null ? '-' : `${share}%`, String(visits), rate, formatMs(lcp), formatMs(inp), `${verdict}: ${why}`];
}

const titles = ['remote', 'version', 'share', 'visits', 'failed visits (95%)', 'LCP p75', 'INP p75', 'verdict'];

/** Prints the visits, the failures with their interval and the load times of each version, and what the test of a canary found. */
export function printHealth({ site }: RemoteOptions) {
  const file = join(site, healthFile);
  if (!existsSync(file)) throw new Error(`No counts yet: an API with SCANHARBOR_SITE=${site} writes them once a minute`);
  const { at, versions } = healthSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const rows = [titles, ...versions.map(formatRow)];
  const widths = titles.map((_title, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log(`Counted at ${at}`);
}
