import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The nearest folder upwards that holds the workspace; commands are run from inside of it. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'lerna.json'))) return from;
  if (dirname(from) === from) throw new Error('This is not a folder of the workspace');
  return findRoot(dirname(from));
}

/** Root of the repository. */
export const root = findRoot(process.cwd());

export const contractsFolder = join(root, 'shared-contracts');

/** The module that stands in for react-router and Redux Toolkit. */
export const platformFile = join(contractsFolder, 'src/platform.ts');

/** Sources of ours, as opposed to what npm brought. */
export const isOurs = (file: string) => file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`);
