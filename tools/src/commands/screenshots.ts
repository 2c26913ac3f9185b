import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listRoutePaths } from '../build/route-paths';
import { compareWithBuild } from '../screenshots/compare-with-build';
import { isDifferent, summarizeComparisons } from '../screenshots/difference-page';
import { workspaceRoot } from '../webpack/package-folders';
import { exitWithError } from './exit-with-error';

/** The specs that capture screens: every route, and the states of each journey. */
const specFolders = [
  'specs/{shell,mfe-patient-request,mfe-ic-portal,mfe-invitation,mfe-marketing,mfe-operations}',
  'long/{screens,shell,mfe-patient-request,mfe-ic-portal}',
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

/** Captures every screen and its main states at 1280 and 390 px in e2e/output. Fails when a route has none. */
async function captureScreens() {
  const specs = specFolders.flatMap((folder) => ['--spec', `./${folder}/*.e2e.ts`]);
  const { status } = spawnSync(join(workspaceRoot, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', ...specs], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, E2E_SCREENSHOTS: '1' },
  });
  const missing = findUncapturedRoutes(
    (await listRoutePaths()).filter((route) => !redirects.includes(route)),
    readCapturedPaths(),
  );
  console.log('\nThe screenshots are in e2e/output.');
  if (missing.length > 0) console.log(`No screenshot shows ${missing.join(', ')}`);
  process.exitCode = status || missing.length > 0 ? 1 : 0;
}

/** Prints which screens differ from those of another build. Ends with 1 if there are any, or if a picture is missing. */
async function compareScreens(baseline: string, role: string) {
  const { page, comparisons, complete } = await compareWithBuild(baseline, role);
  for (const { name } of comparisons.filter(isDifferent)) console.log(`differs: ${name}`);
  console.log(`\n${summarizeComparisons(comparisons)}: ${page}`);
  if (!complete) console.log('Some screens could not be prepared (see above): their pictures are missing.');
  process.exitCode = complete && !comparisons.some(isDifferent) ? 0 : 1;
}

/**
 * Runs `npm run screenshots [-- --against BUILD [--role NAME]]`: captures every screen, or compares each pixel by pixel with that of
 * another build, which is a commit or the folder of a released site.
 */
export async function command(args: string[]) {
  const { values } = parseArgs({ args, options: { against: { type: 'string' }, role: { type: 'string' } } });
  try {
    await (values.against === undefined ? captureScreens() : compareScreens(values.against, values.role ?? ''));
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
