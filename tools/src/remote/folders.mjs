import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folders of the house's remotes: those with a `remote.ts`. For the presets that Node reads as they are. */
export const remoteFolders = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.ts')))
    .map(({ name }) => name)
    .sort();
