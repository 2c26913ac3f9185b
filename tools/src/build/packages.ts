import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOwnRemote, isOwnRepository, workspaceRoot } from '../webpack/package-folders';

/**
 * Lists the remotes of the workspace: folders with a `remote.ts`. No other list exists. Its own repository has one, another folder none.
 */
export const remotes = (): string[] =>
  isOwnRepository
    ? [findOwnRemote() ?? []].flat()
    : readdirSync(workspaceRoot, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(workspaceRoot, entry.name, 'remote.ts')))
        .map(({ name }) => name)
        .sort();

export const isRemote = (name: string) => remotes().includes(name);
