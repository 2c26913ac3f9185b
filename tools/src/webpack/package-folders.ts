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

/**
 * Root of the repository: of the workspace, or of a remote in its own repository. Elsewhere the current folder: commands on a released
 * site, such as the release service, need no repository.
 */
export const workspaceRoot = workspace ?? ownRepository ?? process.cwd();

/** Whether the packages of the suite are installed instead of being in the repository, which then has one remote at most. */
export const isOwnRepository = workspace === undefined;

/** Returns the name of the remote in its own repository, without the scope; undefined outside of one. */
export const findOwnRemote = (): string | undefined =>
  ownRepository &&
  (JSON.parse(readFileSync(join(ownRepository, 'package.json'), 'utf8')) as { name: string }).name.replace(/^@[^/]+\//, '');

/** Returns the name of the remote in its own repository. Throws outside of one. */
export const ownRemote = (): string => findOwnRemote() ?? throwOutside();

/** Returns the folder of an installed package. Throws when it is not installed. */
export function installedFolder(name: string): string {
  const found = findAbove(workspaceRoot, (folder) => existsSync(join(folder, 'node_modules', name)));
  if (found === undefined) throw new Error(`${name} is not installed: npm install`);
  return join(found, 'node_modules', name);
}

/** Returns the folder of a package of the suite that is installed. The tools may also run from another place, as with `npx --package`. */
function findSuiteFolder(name: string): string {
  const isInstalled = (folder: string) => existsSync(join(folder, 'node_modules/@scanharbor', name));
  const isProgram = (folder: string) => existsSync(join(folder, 'bin/scanharbor.mjs'));
  const running = findAbove(dirname(realpathSync(process.argv[1] ?? '.')), isProgram);
  if (name === 'tools' && running !== undefined && findAbove(workspaceRoot, isInstalled) === undefined) return running;
  return realpathSync(installedFolder(`@scanharbor/${name}`));
}

/** Packages of the suite that a remote bundles or builds with. */
const suite = new Set(['shared-contracts', 'shared-ui', 'tools']);

const suiteFolders = new Map<string, string>();

/** Returns the folder of a package by its name without the scope, such as 'mfe-blog' or 'shared-contracts'. */
export function packageFolder(name: string): string {
  if (!isOwnRepository) return join(workspaceRoot, name);
  if (!suite.has(name)) return workspaceRoot;
  const folder = suiteFolders.get(name) ?? findSuiteFolder(name);
  suiteFolders.set(name, folder);
  return folder;
}

/** Returns the file of a module of the suite, by its name below the sources: the source in the workspace, otherwise the built module. */
export const moduleFile = (name: string, module: string) =>
  join(packageFolder(name), isOwnRepository ? `dist/${module}.js` : `src/${module}.ts`);

/** Returns the module that replaces react-router and Redux Toolkit. */
export const getPlatformFile = () => moduleFile('shared-contracts', 'platform');

/** Packages of the suite that this repository has installed: a remote of another bundler needs no widgets. */
let installedSuite: string[] | undefined;
const listInstalledSuite = () =>
  (installedSuite ??= [...suite].filter((name) =>
    findAbove(workspaceRoot, (folder) => existsSync(join(folder, 'node_modules/@scanharbor', name))),
  ));

/** Returns the folder of the workspace that contains a source, such as 'shared-ui'; undefined for an npm package. */
export function sourcePackage(file: string): string | undefined {
  if (isOwnRepository) for (const name of listInstalledSuite()) if (file.startsWith(packageFolder(name) + sep)) return name;
  if (!file.startsWith(workspaceRoot + sep) || file.includes(`${sep}node_modules${sep}`)) return undefined;
  return isOwnRepository ? ownRemote() : file.slice(workspaceRoot.length + 1).split(sep)[0];
}

/** Checks whether a file is a source of the suite or of the remote, not of an npm package. */
export const isWorkspacePackage = (file: string) => sourcePackage(file) !== undefined;
