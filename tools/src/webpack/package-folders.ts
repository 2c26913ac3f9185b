import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

function findAbove(from: string, has: (folder: string) => boolean): string | undefined {
  if (has(from)) return from;
  return dirname(from) === from ? undefined : findAbove(dirname(from), has);
}

const workspace = findAbove(process.cwd(), (folder) => existsSync(join(folder, 'tools/src/webpack/package-folders.ts')));
const ownRepository = findAbove(
  process.cwd(),
  (folder) => existsSync(join(folder, 'remote.ts')) && existsSync(join(folder, 'package.json')),
);

function throwOutside(): never {
  throw new Error('Neither this folder nor one above it contains a remote: remote.ts and package.json');
}

/** Root of the repository: of the workspace, or of a remote in its own repository. Commands run inside it. */
export const workspaceRoot = workspace ?? ownRepository ?? throwOutside();

/** Whether the repository has one remote only, and the packages of the suite are installed. */
export const isOwnRepository = workspace === undefined;

/** Returns the name of the remote in its own repository, without the scope. */
export const ownRemote = (): string =>
  (JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as { name: string }).name.replace(/^@[^/]+\//, '');

/** Returns the folder of an installed package. Throws when it is not installed. */
export function installedFolder(name: string): string {
  const found = findAbove(workspaceRoot, (folder) => existsSync(join(folder, 'node_modules', name)));
  if (found === undefined) throw new Error(`${name} is not installed: npm install`);
  return join(found, 'node_modules', name);
}

/** Packages of the suite that a remote bundles or builds with. */
const installed = ['shared-contracts', 'shared-ui', 'tools'];

const suiteFolders = isOwnRepository
  ? new Map(installed.map((name) => [name, realpathSync(installedFolder(`@scanharbor/${name}`))]))
  : new Map<string, string>();

/** Returns the folder of a package of the suite by its name without the scope, such as 'mfe-blog' or 'shared-contracts'. */
export function packageFolder(name: string): string {
  if (!isOwnRepository) return join(workspaceRoot, name);
  return suiteFolders.get(name) ?? workspaceRoot;
}

/** Returns the file of a module of the suite, by its name below the sources: the source in the workspace, otherwise the built module. */
export const moduleFile = (name: string, module: string) =>
  join(packageFolder(name), isOwnRepository ? `dist/${module}.js` : `src/${module}.ts`);

/** The module that replaces react-router and Redux Toolkit. */
export const platformFile = moduleFile('shared-contracts', 'platform');

/** Returns the folder of the workspace that contains a source, such as 'shared-ui'; undefined for an npm package. */
export function sourcePackage(file: string): string | undefined {
  for (const [name, folder] of suiteFolders) if (file.startsWith(folder + sep)) return name;
  if (!file.startsWith(workspaceRoot + sep) || file.includes(`${sep}node_modules${sep}`)) return undefined;
  return isOwnRepository ? ownRemote() : file.slice(workspaceRoot.length + 1).split(sep)[0];
}

/** Checks whether a file is a source of the suite or of the remote, not of an npm package. */
export const isWorkspacePackage = (file: string) => sourcePackage(file) !== undefined;
