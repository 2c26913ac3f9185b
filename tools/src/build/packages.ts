import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/package-folders';

/** Every remote of the house: a folder with a `remote.ts`. Nothing else lists them. */
export const remotes = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.ts')))
    .map(({ name }) => name)
    .sort();

export const isRemote = (name: string) => remotes().includes(name);
