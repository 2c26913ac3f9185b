import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toldPackages } from '../changelog/releases';
import { withTitle } from '../changelog/title';
import { root } from '../webpack/package-folders';

/** Gives every changelog its title. Lerna calls it, as the root's script `version`, before it commits what it wrote. */
export function command(): Promise<void> {
  for (const { folder } of toldPackages(root)) {
    const file = join(root, folder, 'CHANGELOG.md');
    writeFileSync(file, withTitle(folder, readFileSync(file, 'utf8')));
  }
  return Promise.resolve();
}
