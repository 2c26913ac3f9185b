import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { startApi } from '../site/api-process';
import { createSiteServer } from '../site/server';
import { workspaceRoot } from '../webpack/package-folders';
import { composeBuilds } from './compose-builds';

/** Outcome of each remote: whether its screen and its main call work. A remote that the composition lacks is missing. */
export type WalkResults = Partial<Record<string, 'passed' | 'failed'>>;

interface Walked {
  shell: Build[];
  remotes: Build[];
  /** Folder of the API's sources. */
  api: string;
}

const isShell = ({ name }: Build) => name === 'shell';

/** Runs the browser test that walks each remote; the titles of its tests are the names of the remotes. */
async function runBrowser(address: string, remotes: Build[], results: string): Promise<WalkResults> {
  const names = remotes.filter((one) => !isShell(one)).map(({ name }) => name);
  const child = spawn(join(workspaceRoot, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', '--spec', 'e2e/skew/remotes.e2e.ts'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, E2E_SITE: address, E2E_RESULTS: results, SKEW_REMOTES: names.join() },
  });
  await new Promise((resolve) => child.once('exit', resolve));
  const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n') : [];
  const passed = new Set(
    lines.map((line) => JSON.parse(line) as { title?: string; passed?: boolean }).flatMap((one) => (one.passed ? (one.title ?? []) : [])),
  );
  return Object.fromEntries(names.map((name) => [name, passed.has(name) ? 'passed' : 'failed']));
}

/** Releases a composition to a new site, serves it with its API, and walks its remotes in a browser. */
export async function walkRemotes(walked: Walked): Promise<WalkResults> {
  const home = mkdtempSync(join(tmpdir(), 'skew-'));
  const site = join(home, 'site');
  try {
    await composeBuilds(site, walked.shell, walked.remotes);
    const env = { ...process.env, SCANHARBOR_SITE: site };
    const api = await startApi({ data: '', memory: true, control: true, sources: walked.api, env });
    const server = await createSiteServer({ site, apis: [api] });
    try {
      const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
      return await runBrowser(`http://localhost:${port}`, walked.remotes, join(home, 'results.jsonl'));
    } finally {
      await server.close();
      await api.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
