import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where the contract's sources are, below the root of a workspace. */
export const contractSources = (root: string) => join(root, 'shared-contracts/src');

const notProduct = /(^|\/)testing(\/|$)|\.(test|gallery)\.tsx?$/;

/** Product sources of a folder with their folders: no tests, nothing that only tests use. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !notProduct.test(relative(folder, file).replaceAll(sep, '/')))
    .sort();
}

/** Name of a file of the contract as an import says it, such as 'domain/invitation'; undefined for any other file. */
export function contractModule(root: string, file: string): string | undefined {
  const folder = contractSources(root);
  if (!file.startsWith(folder + sep)) return undefined;
  return relative(folder, file)
    .replaceAll(sep, '/')
    .replace(/\.tsx?$/, '');
}
