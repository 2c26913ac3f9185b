import { parseArgs } from 'node:util';
import { type Build } from '../build/build-package';
import { findIncompatibilities, readContractManifest } from '../release/compatibility';
import { type Composition, planPairs } from '../skew/plan-pairs';
import { buildCommit, extractApi, hasCommit, readBaseline, readReleasedBuilds } from '../skew/stored-builds';
import { walkRemotes, type WalkResults } from '../skew/walk-remotes';
import { workspaceRoot } from '../webpack/package-folders';
import { buildAll } from './build';
import { exitWithError } from './exit-with-error';

/** Builds of one age, and the folder of the API's sources. */
interface Generation {
  label: string;
  /** 0 for the newest; larger for older ones. */
  age: number;
  builds: Build[];
  api: string;
}

/** Returns the builds of a commit, and its API. */
const fromCommit = (label: string, age: number, commit: string): Generation => ({
  label: `${label} (${commit})`,
  age,
  builds: buildCommit(commit),
  api: extractApi(commit),
});

function readGenerations(site: string | undefined, commits: Record<'previous' | 'canary', string>, current: Build[]): Generation[] {
  const now = { label: 'this', age: 0, builds: current, api: workspaceRoot };
  if (site === undefined) return [now, fromCommit('previous', 2, commits.previous), fromCommit('canary', 1, commits.canary)];
  // A site has builds only: its API is served elsewhere.
  const released = (label: string, age: number, which: 'stable' | 'canary') => ({
    label,
    age,
    builds: readReleasedBuilds(site, which),
    api: workspaceRoot,
  });
  const stable = released('released', 2, 'stable');
  const canary = released('canary', 1, 'canary');
  const hasCanary = canary.builds.some(({ folder }, index) => folder !== stable.builds[index]?.folder);
  return [now, stable, ...(hasCanary ? [canary] : [])];
}

/** A refused remote is newer than the shell or the API and uses what they lack: no site can have it, so it is not walked. */
type Outcomes = Partial<Record<string, WalkResults[string] | 'refused'>>;

const isShell = ({ name }: Build) => name === 'shell';

/** Checks whether the contract gate refuses a remote beside the shell, or the API, of a generation. */
function isRefused({ name, version, folder }: Build, { builds }: Generation): boolean {
  const offer = readContractManifest(builds.find(isShell)?.folder ?? '');
  return offer !== undefined && findIncompatibilities({ remote: name, version, folder }, offer).length > 0;
}

/**
 * Walks the remotes of a composition. A remote that uses what an older shell or API lacks is refused. One that uses what a newer one lacks
 * has failed, even if its screen works: that release removed what visitors still use.
 */
async function tryComposition({ shell, remotes, api }: Composition<Generation>): Promise<Outcomes> {
  const ofRemotes = remotes.builds.filter((build) => !isShell(build));
  const refusedBy = (beside: Generation[]) => ofRemotes.filter((build) => beside.some((generation) => isRefused(build, generation)));
  const refused = refusedBy([shell, api].filter(({ age }) => age > remotes.age));
  const broken = refusedBy([shell, api].filter(({ age }) => age < remotes.age));
  const released = remotes.builds.filter((build) => !refused.includes(build));
  const walked = await walkRemotes({ shell: shell.builds, remotes: released, api: api.api });
  const all = (builds: Build[], outcome: 'refused' | 'failed') => Object.fromEntries(builds.map(({ name }) => [name, outcome]));
  return { ...walked, ...all(broken, 'failed'), ...all(refused, 'refused') };
}

/** Formats the results: one line for each composition, one column for each remote. */
function toTable(results: { composition: Composition<Generation>; outcomes: Outcomes }[]): string {
  const remotes = [...new Set(results.flatMap(({ outcomes }) => Object.keys(outcomes)))].sort();
  const cell = (outcome = '-') => (outcome === 'failed' ? outcome.toUpperCase() : outcome);
  const rows = [
    ['shell', 'remotes', 'API', ...remotes],
    ...results.map(({ composition: { shell, remotes: ofRemotes, api }, outcomes }) => [
      shell.label,
      ofRemotes.label,
      api.label,
      ...remotes.map((name) => cell(outcomes[name])),
    ]),
  ];
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Runs `npm run test:skew [-- --previous COMMIT --canary COMMIT | --site FOLDER]`: opens each remote in a browser in compositions that pair
 * the builds of this workspace, the previous release and a canary: shell with remote, remote with API, shell with API. Prints the table.
 */
export async function command(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { previous: { type: 'string' }, canary: { type: 'string' }, site: { type: 'string' } },
    });
    const { previous, canary } = { ...readBaseline(), ...values };
    const missing = values.site === undefined ? [previous, canary].filter((commit) => !hasCommit(commit)) : [];
    if (missing.length > 0) {
      console.log(`Skipped: this clone lacks the commit ${missing.join(' and ')}. Run git fetch --unshallow to get it.`);
      return;
    }
    const generations = readGenerations(values.site, { previous, canary }, await buildAll());
    const results = [];
    for (const composition of planPairs(generations)) {
      const { shell, remotes, api } = composition;
      console.log(`\n── shell: ${shell.label}, remotes: ${remotes.label}, API: ${api.label}`);
      results.push({ composition, outcomes: await tryComposition(composition) });
    }
    console.log(`\n${toTable(results)}`);
    process.exitCode = results.every(({ outcomes }) => !Object.values(outcomes).includes('failed')) ? 0 : 1;
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
