import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Lists the folders of the workspace's remotes: those with a `remote.ts`. Presets that Node loads without a build use it. */
export const remoteFolders = () =>
  readdirSync(workspaceRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(workspaceRoot, entry.name, 'remote.ts')))
    .map(({ name }) => name)
    .sort();
