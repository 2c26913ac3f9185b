import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startApi } from '../site/api-process';
import { createSiteServer } from '../site/server';
import { buildCommit, hasCommit, readBaselineCommit } from '../skew/baseline-builds';
import { composeBuilds } from '../skew/compose-builds';
import { workspaceRoot } from '../webpack/package-folders';
import { buildAll } from './build';
import { exitWithError } from './exit-with-error';

/** The main journeys: a patient's request, its booking, an invitation, the sign-in. */
const journeys = ['mfe-patient-request/request', 'mfe-ic-portal/booking', 'mfe-invitation/hand-off', 'shell/login'];

function runJourneys(address: string): Promise<boolean> {
  const specs = journeys.flatMap((name) => ['--spec', `e2e/specs/${name}.e2e.ts`]);
  const child = spawn(join(workspaceRoot, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', ...specs], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, E2E_SITE: address },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

async function passesJourneys(site: string): Promise<boolean> {
  const api = await startApi({ data: '', memory: true, control: true });
  const server = await createSiteServer({ site, apis: [api] });
  try {
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    return await runJourneys(`http://localhost:${port}`);
  } finally {
    await server.close();
    await api.stop();
  }
}

/** Runs `npm run test:skew [-- COMMIT]`: tests this shell with the remotes of a previous commit, and the reverse, in a browser. */
export async function command([commit = readBaselineCommit()]: string[]) {
  try {
    if (!hasCommit(commit)) {
      console.log(`Skipped: this clone lacks the commit ${commit}. Run git fetch --unshallow to get it.`);
      return;
    }
    const current = await buildAll();
    const baseline = buildCommit(commit);
    const pairs = [
      { what: `this shell with the remotes of ${commit}`, shell: current, remotes: baseline },
      { what: `the shell of ${commit} with these remotes`, shell: baseline, remotes: current },
    ];
    const results = [];
    for (const { what, shell, remotes } of pairs) {
      console.log(`\n── ${what}`);
      const site = join(workspaceRoot, 'dist/skew/site');
      await composeBuilds(site, shell, remotes);
      results.push({ what, passed: await passesJourneys(site) });
    }
    for (const { what, passed } of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${what}`);
    process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
