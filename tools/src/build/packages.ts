import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';

/** Lists the remotes of the workspace: folders with a `remote.ts`. No other list exists. */
export const remotes = (): string[] =>
  readdirSync(workspaceRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(workspaceRoot, entry.name, 'remote.ts')))
    .map(({ name }) => name)
    .sort();

export const isRemote = (name: string) => remotes().includes(name);
