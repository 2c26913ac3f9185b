import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhole } from '../bench/whole';
import { buildsFolder } from '../build/build-package';
import { remotes } from '../build/packages';
import { pagesFolder } from '../prerender/page-files';
import { releaseRemote, releaseShell, writeConfig, writePage } from '../release/publish';
import { startApi } from '../site/api-process';
import { createSiteServer } from '../site/server';
import { root } from '../webpack/package-folders';
import { buildAll } from './build';
import { fail } from './fail';

async function serve(site: string, api: string) {
  const server = await createSiteServer({ site, apis: [api] });
  return { address: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() };
}

async function seconds(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1000).toFixed(1);
}

async function buildTimes() {
  const one = 'mfe-ic-portal';
  const all = ['shell', ...remotes()];
  const forget = (names: string[], caches: boolean) => {
    for (const name of names) {
      rmSync(join(buildsFolder, name), { recursive: true, force: true });
      if (caches) rmSync(join(root, name, '.cache'), { recursive: true, force: true });
    }
  };
  const timed = async (names: string[], caches: boolean) => {
    forget(names, caches);
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

/** `npm run bench [-- pages moves grids builds]`: composed against whole, moving between remotes, long lists, build times. */
export async function command(words: string[]) {
  const wanted = (part: string) => words.length === 0 || words.includes(part);
  try {
    if (wanted('builds')) {
      console.log('\n| build | seconds |\n|---|---|');
      const rows = await buildTimes();
      console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
    }
    if (!['pages', 'moves', 'grids'].some(wanted)) return;
    const composed = join(root, 'dist/bench/composed');
    const whole = join(root, 'dist/bench/whole');
    rmSync(composed, { recursive: true, force: true });
    for (const build of await buildAll()) {
      if (build.name === 'shell') releaseShell(composed, build);
      else releaseRemote(composed, build);
    }
    writeConfig(composed, {});
    await writePage(composed);
    // Pages drawn at release would compare a text with a program: they are a row of their own.
    const drawn = join(root, 'dist/bench/drawn');
    rmSync(drawn, { recursive: true, force: true });
    cpSync(composed, drawn, { recursive: true });
    rmSync(join(composed, pagesFolder), { recursive: true, force: true });
    await buildWhole(whole);
    const api = await startApi({ data: '', memory: true, control: true });
    const sites = [await serve(composed, api.address), await serve(whole, api.address), await serve(drawn, api.address)];
    // The sites are served by this process, so it must not wait with its hands tied.
    const measuring = spawn(process.execPath, ['--import', 'tsx', 'e2e/bench/main.ts', ...words], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, COMPOSED: sites[0]?.address, WHOLE: sites[1]?.address, DRAWN: sites[2]?.address },
    });
    const [status] = (await once(measuring, 'exit')) as [number | null];
    await Promise.all(sites.map((site) => site.close()));
    await api.stop();
    process.exit(status ?? 1);
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : String(failure));
  }
}
