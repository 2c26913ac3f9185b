import { type Context } from '../context';
import { watchName } from './canary-run';
import { measureReleases } from './measure-releases';
import { type ReleaseSite } from './release-site';

const intervalMs = 60_000;

/**
 * Stores the counts of the live versions for the release command, and takes back the canaries that fail in more visits than their stable
 * version, unless `watch` is false. Never changes a stable version.
 */
export async function watchCanaries(context: Context, site: ReleaseSite, watch: boolean): Promise<string[]> {
  const measured = await measureReleases(context, await site.readState());
  const versions = measured.flatMap(({ name, versions, health }) =>
    health.map((version) => ({
      ...version,
      remote: name,
      share: versions.find((live) => live.version === version.version)?.share ?? null,
    })),
  );
  site.writeHealth({ at: context.clock.now().toISOString(), versions });
  const lines: string[] = [];
  for (const { name, revision, versions: live, health } of watch ? measured : []) {
    const canary = live.find(({ stable }) => !stable);
    const found = health.find(({ version }) => version === canary?.version);
    if (!canary || canary.share === 0 || found?.verdict !== 'failing') continue;
    const change = { action: 'canary', name, version: canary.version, share: 0, revision, reason: found.why, who: watchName } as const;
    const outcome = await site.change(change);
    // Another process or a person was faster, or is at it: the next look shows what is left to do.
    if (outcome.status === 'done') lines.push(`${name} ${canary.version} was taken back: ${found.why}`);
    if (outcome.status === 'refused') throw new Error(`${name} ${canary.version} could not be taken back: ${outcome.why}`);
  }
  return lines;
}

interface Reports {
  /** Receives a line for each canary that was taken back. */
  report: (line: string) => void;
  reportFailure: (cause: unknown) => void;
}

/** Watches the canaries once a minute, one look at a time. Returns a function that ends it and waits for a look in progress. */
export function startCanaryWatch(
  context: Context,
  { site, watch }: NonNullable<Context['releases']>,
  { report, reportFailure }: Reports,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= watchCanaries(context, site, watch)
      .then((lines) => lines.forEach(report))
      .catch(reportFailure)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(look, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
