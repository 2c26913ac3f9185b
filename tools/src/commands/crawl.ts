import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../webpack/package-folders';
import { exitWithError } from './exit-with-error';

const widths = ['1280', '390'];

/**
 * Runs `npm run crawl [-- --role NAME] [--width 390] [--screens PATH] [--continue]`: visits every screen of the built site as each role,
 * presses each control once, and prints what failed, with a table of counts per role. `--continue` goes on where the last crawl was cut
 * off, or with the controls that it missed. Ends with 1 if there are findings.
 */
export function command(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { role: { type: 'string' }, width: { type: 'string' }, screens: { type: 'string' }, continue: { type: 'boolean' } },
  });
  if (values.width !== undefined && !widths.includes(values.width)) exitWithError(`Invalid width: ${values.width}. Widths: 1280, 390.`);
  const chosen = values.width === undefined ? widths : [values.width];
  const specs = chosen.flatMap((width) => ['--spec', `e2e/crawl/${width}.e2e.ts`]);
  const { status } = spawnSync(join(workspaceRoot, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', ...specs], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, CRAWL_ROLE: values.role ?? '', CRAWL_SCREENS: values.screens ?? '', CRAWL_CONTINUE: values.continue ? '1' : '' },
  });
  for (const width of chosen) {
    const report = join(workspaceRoot, `e2e/output/crawl-${width}.txt`);
    if (existsSync(report)) console.log(readFileSync(report, 'utf8'));
  }
  process.exitCode = status ?? 1;
  return Promise.resolve();
}
