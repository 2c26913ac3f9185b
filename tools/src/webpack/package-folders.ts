import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Finds the nearest parent folder that contains the workspace. Commands run inside it. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'lerna.json'))) return from;
  if (dirname(from) === from) throw new Error('This is not a folder of the workspace');
  return findRoot(dirname(from));
}

/** Root of the repository. */
export const workspaceRoot = findRoot(process.cwd());

export const contractsFolder = join(workspaceRoot, 'shared-contracts');

/** The module that replaces react-router and Redux Toolkit. */
export const platformFile = join(contractsFolder, 'src/platform.ts');

/** Checks whether a file is a workspace source, not an npm package. */
export const isWorkspacePackage = (file: string) => file.startsWith(workspaceRoot + sep) && !file.includes(`${sep}node_modules${sep}`);
