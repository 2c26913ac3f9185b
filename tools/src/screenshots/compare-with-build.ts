import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../commands/build';
import { startApi } from '../site/api-process';
import { createSiteServer } from '../site/server';
import { composeBuilds } from '../skew/compose-builds';
import { buildCommit, hasCommit } from '../skew/stored-builds';
import { workspaceRoot } from '../webpack/package-folders';
import { type Comparison, comparePictures } from './compare-pictures';
import { renderDifferencePage } from './difference-page';

const output = join(workspaceRoot, 'dist/screenshots');

/** A Tuesday morning in the time zones of the demo data. */
const frozenAt = Date.parse('2026-03-03T15:00:00Z');

/** Takes the pictures of a site on an API whose clock stands still. Returns false when a screen of a role could not be prepared. */
async function takePictures(site: string, pictures: string, role: string): Promise<boolean> {
  mkdirSync(pictures, { recursive: true });
  const freeze = pathToFileURL(join(workspaceRoot, 'tools/src/screenshots/frozen-clock.mjs')).href;
  const frozen = { ...process.env, FROZEN_AT: String(frozenAt) };
  const api = await startApi({
    data: '',
    memory: true,
    control: true,
    env: { ...frozen, DATABASE_URL: '', TRIES_PER_MINUTE: '0', SCANHARBOR_SITE: site, NODE_OPTIONS: `--import ${freeze}` },
  });
  const server = await createSiteServer({ site, apis: [api] });
  try {
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const specs = ['1280', '390'].flatMap((width) => ['--spec', `e2e/comparison/${width}.e2e.ts`]);
    const taking = spawn(join(workspaceRoot, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', ...specs], {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...frozen, E2E_SITE: `http://localhost:${port}`, PICTURES: pictures, PICTURES_ROLE: role },
    });
    const [code] = (await once(taking, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await server.close();
    await api.stop();
  }
}

/** Returns the folder of the released site of a commit; a folder with a released site is taken as it is. */
async function findSite(baseline: string): Promise<string> {
  if (existsSync(join(baseline, 'index.html'))) return resolve(baseline);
  if (!hasCommit(baseline)) throw new Error(`${baseline} is neither a commit nor the folder of a released site`);
  const site = join(output, 'site-before');
  const builds = buildCommit(baseline);
  await composeBuilds(site, builds, builds);
  return site;
}

interface BuildComparison {
  /** The page with the pictures that differ. */
  page: string;
  comparisons: Comparison[];
  /** False when a picture is missing, because its screen could not be prepared. */
  complete: boolean;
}

/**
 * Compares each screen of this build with that of another one, at 1280 and 390 px, on the same API with the same data at the same time.
 * `baseline` is a commit or the folder of a released site; `role` is one of those of the crawler, or '' for all.
 */
export async function compareWithBuild(baseline: string, role: string): Promise<BuildComparison> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const builds = await buildAll();
  const site = join(output, 'site-after');
  await composeBuilds(site, builds, builds);
  const folders = { before: join(output, 'before'), after: join(output, 'after'), difference: join(output, 'difference') };
  const siteBefore = await findSite(baseline);
  const taken = await Promise.all([takePictures(siteBefore, folders.before, role), takePictures(site, folders.after, role)]);
  const comparisons = comparePictures(folders);
  const page = join(output, 'index.html');
  writeFileSync(page, renderDifferencePage(comparisons, baseline));
  return { page, comparisons, complete: taken.every(Boolean) };
}
