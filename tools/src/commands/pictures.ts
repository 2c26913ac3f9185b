import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../webpack/package-folders';

/** The specs that look at screens: every route, and the states that a journey passes. */
const looking = ['screens', 'shell', 'mfe-patient-request', 'mfe-ic-portal', 'mfe-invitation', 'mfe-marketing'];

/** `npm run pictures`: pictures of every screen and its main states, at 1280 and 390 px, in e2e/output. */
export function command(): Promise<void> {
  const specs = looking.flatMap((folder) => ['--spec', `e2e/specs/${folder}`]);
  const { status } = spawnSync(join(root, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', ...specs], { cwd: root, stdio: 'inherit' });
  console.log('\nThe pictures are in e2e/output.');
  process.exitCode = status ?? 1;
  return Promise.resolve();
}
