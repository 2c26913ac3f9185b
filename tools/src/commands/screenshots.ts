import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRoutePaths } from '../build/route-paths';
import { workspaceRoot } from '../webpack/package-folders';

/** The specs that capture screens: every route, and the states of each journey. */
const specFolders = [
  ...['screens', 'shell', 'mfe-patient-request', 'mfe-ic-portal', 'mfe-invitation', 'mfe-marketing'].map((folder) => `specs/${folder}`),
  'screenshots',
];

/** Redirects, which have no screen. */
const redirects = ['/patients', '/pricing'];

const toPattern = (route: string) => new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

/** Returns the routes that match none of the captured paths. */
export const findUncapturedRoutes = (routes: string[], captured: string[]) =>
  routes.filter((route) => !captured.some((path) => toPattern(route).test(path)));

function readCapturedPaths(): string[] {
  const list = join(workspaceRoot, 'e2e/output/addresses.txt');
  return existsSync(list) ? [...new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))] : [];
}

/** Runs `npm run screenshots`: captures every screen and its main states at 1280 and 390 px in e2e/output. Fails when a route has none. */
export async function command() {
  const specs = specFolders.flatMap((folder) => ['--spec', `./${folder}/*.e2e.ts`]);
  const { status } = spawnSync(join(workspaceRoot, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', ...specs], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  const missing = findUncapturedRoutes(
    (await listRoutePaths()).filter((route) => !redirects.includes(route)),
    readCapturedPaths(),
  );
  console.log('\nThe screenshots are in e2e/output.');
  if (missing.length > 0) console.log(`No screenshot shows ${missing.join(', ')}`);
  process.exitCode = status || missing.length > 0 ? 1 : 0;
}
