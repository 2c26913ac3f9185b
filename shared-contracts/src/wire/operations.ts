import { z } from 'zod';
import { integer, line, paragraph } from './values';

const name = line.regex(/^(shell|mfe-[a-z-]{1,40})$/);
const version = line.regex(/^[\w.-]{1,80}$/);
/** A short name of the live versions of a remote: a change is refused when it is no longer the present one. */
const revision = line.regex(/^[0-9a-f]{16}$/);
/** A freeze covers a remote, the shell, the contract, or everything. */
const frozenName = line.regex(/^(all|shell|shared-contracts|mfe-[a-z-]{1,40})$/);
/** Kept in the release history. */
const reason = paragraph.trim().min(1, 'Enter a reason.');

/** Ours: one version of a remote that visitors receive, and what their pages reported of it. */
const releaseVersion = z.object({
  version: z.string(),
  /** Percent of the visitors; null when the API has no site folder. */
  share: z.number().nullable(),
  stable: z.boolean(),
  /** Range of the contract in its declaration. */
  contract: z.string(),
  /** What it uses of the contract; null without a record. */
  uses: z.array(z.string()).nullable(),
  /** What of that the live shell or contract lacks. */
  lacks: z.array(z.string()),
  visits: z.number(),
  /** Visits in which code of the version failed. */
  failures: z.number(),
  /** 95% interval of the failure rate, in percent. */
  low: z.number(),
  high: z.number(),
  /** 75th percentile in milliseconds; null without reports. */
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
  /** 'stable', or of a canary 'early', 'healthy', 'unconfirmed' or 'failing'. */
  verdict: z.string(),
  why: z.string(),
  /** Failure rate in percent in each five minutes of the last hour, the latest last; null without visits. */
  points: z.array(z.number().nullable()),
  /** Visits in each of these five minutes. */
  visit_points: z.array(z.number()),
});
releaseVersion.register(z.globalRegistry, { id: 'ReleaseVersion' });

/** Releases are refused until an administrator ends it: since when (ISO time), by whom, and why. */
const freeze = z.object({ at: z.string(), who: z.string(), why: z.string() });
freeze.register(z.globalRegistry, { id: 'ReleaseFreeze' });

const release = z.object({
  name: z.string(),
  owner: z.string(),
  revision: z.string(),
  /** The version that a rollback returns to; null without one. */
  previous: z.string().nullable(),
  /** The newest first. */
  published: z.array(z.string()),
  versions: z.array(releaseVersion),
  /** The canary that the watch took back last, unless something was released since. */
  reverted: z.object({ version: z.string(), at: z.string(), why: z.string() }).nullable(),
  /** Its own freeze; null without one. */
  frozen: freeze.nullable(),
});
release.register(z.globalRegistry, { id: 'Release' });

/** Wire shapes of operations: the releases of the site, for platform administrators. */
export const operationsWire = {
  'GET operations/releases': {
    response: z.object({
      /** False when the API has no site folder: counts of the last day, no shares, no history, no changes. */
      connected: z.boolean(),
      /** Whether failing canaries are taken back automatically. */
      watching: z.boolean(),
      measured_at: z.string(),
      /** The freeze of the whole site; null without one. */
      frozen: freeze.nullable(),
      releases: z.array(release),
      /** The newest first. */
      history: z.array(
        z.object({
          at: z.string(),
          action: z.string(),
          name: z.string(),
          version: z.string(),
          /** Percent, of a canary. */
          share: z.number().nullable(),
          who: z.string(),
          why: z.string(),
        }),
      ),
    }),
  },
  'POST operations/canary': {
    body: z.object({ name, version, share: integer.min(0).max(100), revision, reason }),
    response: z.object({ status: z.string() }),
  },
  'POST operations/promote': { body: z.object({ name, version, revision, reason }), response: z.object({ status: z.string() }) },
  'POST operations/freeze': {
    body: z.object({ name: frozenName, frozen: z.boolean(), reason }),
    response: z.object({ status: z.string() }),
  },
  'POST operations/rollback': { body: z.object({ name, version, revision, reason }), response: z.object({ status: z.string() }) },
} as const;

export type ReleasesResponse = z.infer<(typeof operationsWire)['GET operations/releases']['response']>;
