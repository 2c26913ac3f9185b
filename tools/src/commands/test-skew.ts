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
  builds: Build[];
  api: string;
}

/** Returns the builds of a commit, and its API. */
const fromCommit = (label: string, commit: string): Generation => ({
  label: `${label} (${commit})`,
  builds: buildCommit(commit),
  api: extractApi(commit),
});

function readGenerations(site: string | undefined, commits: Record<'previous' | 'canary', string>, current: Build[]): Generation[] {
  const now = { label: 'this', builds: current, api: workspaceRoot };
  if (site === undefined) return [now, fromCommit('previous', commits.previous), fromCommit('canary', commits.canary)];
  // A site has builds only: its API is served elsewhere.
  const released = (label: string, which: 'stable' | 'canary') => ({ label, builds: readReleasedBuilds(site, which), api: workspaceRoot });
  const stable = released('released', 'stable');
  const canary = released('canary', 'canary');
  const hasCanary = canary.builds.some(({ folder }, index) => folder !== stable.builds[index]?.folder);
  return [now, stable, ...(hasCanary ? [canary] : [])];
}

/** A refused remote is newer than the shell or the API and uses what they lack: no site can have it, so it is not walked. */
type Outcomes = Partial<Record<string, WalkResults[string] | 'refused'>>;

const isShell = ({ name }: Build) => name === 'shell';

/** Checks whether the release of a remote is refused beside the shell of one generation and the API of another. */
const isRefused = ({ name, version, folder }: Build, beside: Generation[]) =>
  name !== 'shell' &&
  beside.some(({ builds }) => {
    const offer = readContractManifest(builds.find(isShell)?.folder ?? '');
    return offer !== undefined && findIncompatibilities({ remote: name, version, folder }, offer).length > 0;
  });

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
      const refused = remotes.builds.filter((build) => isRefused(build, [shell, api]));
      const released = remotes.builds.filter((build) => !refused.includes(build));
      const walked = await walkRemotes({ shell: shell.builds, remotes: released, api: api.api });
      results.push({ composition, outcomes: { ...Object.fromEntries(refused.map(({ name }) => [name, 'refused' as const])), ...walked } });
    }
    console.log(`\n${toTable(results)}`);
    process.exitCode = results.every(({ outcomes }) => !Object.values(outcomes).includes('failed')) ? 0 : 1;
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
