import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export const contractsFolder = join(root, 'shared-contracts');

/** The module that stands in for react-router and Redux Toolkit. */
export const platformFile = join(contractsFolder, 'src/platform.ts');

/** Sources of ours, as opposed to what npm brought. */
export const isOurs = (file: string) => file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`);
