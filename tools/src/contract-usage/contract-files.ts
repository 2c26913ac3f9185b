import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isOwnRepository, packageFolder } from '../webpack/package-folders';

/** Returns the folder of the contract's sources: below the root of a workspace, or in the installed package. */
export const contractSources = (root: string) =>
  isOwnRepository ? join(packageFolder('shared-contracts'), 'src') : join(root, 'shared-contracts/src');

const notProduct = /(^|\/)testing(\/|$)|\.(test|gallery)\.tsx?$/;

/** Lists the product sources of a folder and its subfolders, without tests and test helpers. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !notProduct.test(relative(folder, file).replaceAll(sep, '/')))
    .sort();
}

/** Returns the name of a contract file as in an import, such as 'domain/invitation', or undefined for any other file. */
export function contractModule(root: string, file: string): string | undefined {
  const folder = contractSources(root);
  if (!file.startsWith(folder + sep)) return undefined;
  return relative(folder, file)
    .replaceAll(sep, '/')
    .replace(/\.tsx?$/, '');
}
