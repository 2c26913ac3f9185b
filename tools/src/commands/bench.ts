import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { formatGoals } from '../bench/api/goals';
import { composeSite, serveSite } from '../bench/compose-site';
import { measurePages } from '../bench/lighthouse/measure-pages';
import { buildSingleBundle } from '../bench/single-bundle';
import { buildsFolder } from '../build/build-package';
import { remotes } from '../build/packages';
import { writePageFiles } from '../prerender/page-files';
import { startApi } from '../site/api-process';
import { workspaceRoot } from '../webpack/package-folders';
import { buildAll } from './build';
import { exitWithError } from './exit-with-error';

async function seconds(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1000).toFixed(1);
}

async function buildTimes() {
  const one = 'mfe-ic-portal';
  const all = ['shell', ...remotes()];
  const clear = (names: string[], caches: boolean) => {
    for (const name of names) {
      rmSync(join(buildsFolder, name), { recursive: true, force: true });
      if (caches) rmSync(join(workspaceRoot, name, '.cache'), { recursive: true, force: true });
    }
  };
  const timed = async (names: string[], caches: boolean) => {
    clear(names, caches);
    return seconds(() => buildAll(names));
  };
  return [
    ['one remote, cold', await timed([one], true)],
    ['one remote, warm cache', await timed([one], false)],
    ['everything, cold', await timed(all, true)],
    ['everything, warm cache', await timed(all, false)],
    ['everything, nothing changed', await seconds(() => buildAll(all))],
  ];
}

/** Measures the site with the settings of a real installation, and prints every figure beside its goal, missed goals first. */
async function lighthouse() {
  const [loadBefore = 0] = loadavg();
  const site = await composeSite('lighthouse', { environment: 'production' });
  const api = await startApi({ data: '', memory: true, control: true });
  const { address, close } = await serveSite(site, api.address);
  try {
    const goals = await measurePages(address, Number(process.env.RUNS ?? 5));
    console.log(`\nLoad average before the run: ${loadBefore.toFixed(1)}\n\n${formatGoals(goals)}`);
  } finally {
    await close();
    await api.stop();
  }
}

/**
 * Runs `npm run bench [-- pages navigation builds lighthouse]`: composed site against single bundle, navigation between remotes,
 * build times, Lighthouse.
 */
export async function command(args: string[]) {
  const isSelected = (part: string) => args.length === 0 || args.includes(part);
  try {
    if (isSelected('builds')) {
      console.log('\n| build | seconds |\n|---|---|');
      const rows = await buildTimes();
      console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
    }
    if (isSelected('lighthouse')) await lighthouse();
    if (!['pages', 'navigation'].some(isSelected)) return;
    const composed = await composeSite();
    const singleBundle = join(workspaceRoot, 'dist/bench/single-bundle');
    // A prerendered page is text, so a comparison with an app would be unfair. Prerendered pages have a separate row.
    const prerendered = join(workspaceRoot, 'dist/bench/prerendered');
    rmSync(prerendered, { recursive: true, force: true });
    cpSync(composed, prerendered, { recursive: true });
    writePageFiles(composed, { pages: new Map(), patterns: [], plain: readFileSync(join(composed, 'index.html'), 'utf8') });
    await buildSingleBundle(singleBundle);
    const api = await startApi({ data: '', memory: true, control: true });
    const sites: { address: string; close: () => Promise<unknown> }[] = [];
    for (const site of [composed, singleBundle, prerendered]) sites.push(await serveSite(site, api.address));
    // This process serves the sites, so it must not block on a synchronous spawn.
    const measuring = spawn(process.execPath, ['--import', 'tsx', 'e2e/bench/main.ts', ...args], {
      cwd: workspaceRoot,
      stdio: 'inherit',
      env: { ...process.env, COMPOSED: sites[0]?.address, SINGLE_BUNDLE: sites[1]?.address, PRERENDERED: sites[2]?.address },
    });
    const [status] = (await once(measuring, 'exit')) as [number | null];
    await Promise.all(sites.map((site) => site.close()));
    await api.stop();
    process.exit(status ?? 1);
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
