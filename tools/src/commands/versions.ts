import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { noteReleases } from '../changelog/releases';
import { root } from '../webpack/package-folders';

/**
 * `npm run versions [-- words of lerna version]`: gives each package that changed since its last version the next one, tells in its
 * CHANGELOG.md what changed, and commits both. Needs a clean work tree; neither the network nor a remote.
 */
export function command(words: string[]): Promise<void> {
  noteReleases(root);
  const { status } = spawnSync(join(root, 'node_modules/.bin/lerna'), ['version', '--yes', ...words], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  return Promise.resolve();
}
