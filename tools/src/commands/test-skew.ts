import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { releaseRemote, releaseShell, writeConfig, writePage } from '../release/publish';
import { startApi } from '../site/api-process';
import { createSiteServer } from '../site/server';
import { buildsOf, hasCommit, noted } from '../skew/earlier-builds';
import { root } from '../webpack/package-folders';
import { buildAll } from './build';
import { fail } from './fail';

/** The journeys of the main job: a patient's request, its booking, an invitation, signing in. */
const journeys = ['mfe-patient-request/request', 'mfe-ic-portal/booking', 'mfe-invitation/hand-off', 'shell/login'];

const isShell = ({ name }: Build) => name === 'shell';

async function compose(site: string, shell: Build[], remotes: Build[]) {
  rmSync(site, { recursive: true, force: true });
  for (const build of shell.filter(isShell)) releaseShell(site, build);
  for (const build of remotes.filter((one) => !isShell(one))) releaseRemote(site, build);
  writeConfig(site, {});
  await writePage(site);
}

function runJourneys(address: string): Promise<boolean> {
  const specs = journeys.flatMap((name) => ['--spec', `e2e/specs/${name}.e2e.ts`]);
  const child = spawn(join(root, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', ...specs], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, E2E_SITE: address },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

async function holds(site: string): Promise<boolean> {
  const api = await startApi({ data: '', memory: true, control: true });
  const server = await createSiteServer({ site, apis: [api.address] });
  try {
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    return await runJourneys(`http://localhost:${port}`);
  } finally {
    await server.close();
    await api.stop();
  }
}

/** `npm run test:skew [-- COMMIT]`: this shell with the remotes of an earlier commit, and the reverse, in a browser. */
export async function command([commit = noted()]: string[]) {
  try {
    if (!hasCommit(commit)) {
      console.log(`Skipped: this clone does not have the commit ${commit} to build from (git fetch --unshallow brings it).`);
      return;
    }
    const now = await buildAll();
    const earlier = buildsOf(commit);
    const pairs = [
      { what: `this shell with the remotes of ${commit}`, shell: now, remotes: earlier },
      { what: `the shell of ${commit} with these remotes`, shell: earlier, remotes: now },
    ];
    const results = [];
    for (const { what, shell, remotes } of pairs) {
      console.log(`\n── ${what}`);
      const site = join(root, 'dist/skew/site');
      await compose(site, shell, remotes);
      results.push({ what, well: await holds(site) });
    }
    for (const { what, well } of results) console.log(`${well ? 'passed' : 'FAILED'}  ${what}`);
    process.exitCode = results.every(({ well }) => well) ? 0 : 1;
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : String(failure));
  }
}
