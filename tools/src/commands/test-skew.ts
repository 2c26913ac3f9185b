import { parseArgs } from 'node:util';
import { type Build } from '../build/build-package';
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

/** Formats the results: one line for each composition, one column for each remote. */
function toTable(results: { composition: Composition<Generation>; walked: WalkResults }[]): string {
  const remotes = [...new Set(results.flatMap(({ walked }) => Object.keys(walked)))].sort();
  const cell = (passed: boolean | undefined) => (passed === undefined ? '-' : passed ? 'passed' : 'FAILED');
  const rows = [
    ['shell', 'remotes', 'API', ...remotes],
    ...results.map(({ composition: { shell, remotes: ofRemotes, api }, walked }) => [
      shell.label,
      ofRemotes.label,
      api.label,
      ...remotes.map((name) => cell(walked[name])),
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
      results.push({ composition, walked: await walkRemotes({ shell: shell.builds, remotes: remotes.builds, api: api.api }) });
    }
    console.log(`\n${toTable(results)}`);
    process.exitCode = results.every(({ walked }) => Object.values(walked).every(Boolean)) ? 0 : 1;
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
