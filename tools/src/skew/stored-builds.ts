import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { readLiveShell } from '../release/live-version';
import { readRegistry } from '../release/registry';
import { workspaceRoot } from '../webpack/package-folders';

const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot, maxBuffer: 2 ** 30 });

/** Commits whose builds represent what is live during this release. Each release updates them. */
interface Baseline {
  /** Shell, remotes and API of the previous release. */
  previous: string;
  /** A later commit whose builds are canaries. */
  canary: string;
  /** The API whose database this API's release migrates. */
  api: string;
}

export const readBaseline = () => JSON.parse(readFileSync(join(workspaceRoot, 'e2e/skew-baseline.json'), 'utf8')) as Baseline;

/** Checks whether the local history contains a commit. A shallow clone may lack it. */
export const hasCommit = (commit: string) =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: workspaceRoot }).status === 0;

interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

/** Lists the libraries of a lock file, as name@version; the places in the tree do not matter. */
function listLibraries(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '' }]) => `${path.slice(path.lastIndexOf('node_modules/'))}@${version}`);
}

/** Whether this installation has each library that a commit installs, so that it need not be installed again. */
function coversLibrariesOf(root: string): boolean {
  const installed = new Set(listLibraries(workspaceRoot));
  return listLibraries(root).every((library) => installed.has(library));
}

/** Links the installed libraries. The suite's packages resolve to the folder. */
function linkModules(folder: string) {
  const scope = '@scanharbor';
  mkdirSync(join(folder, 'node_modules', scope), { recursive: true });
  for (const name of readdirSync(join(workspaceRoot, 'node_modules'))) {
    if (name !== scope) symlinkSync(join(workspaceRoot, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(workspaceRoot, 'node_modules', scope))) {
    if (existsSync(join(folder, name))) symlinkSync(join('../..', name), join(folder, 'node_modules', scope, name));
    const nested = join(workspaceRoot, name, 'node_modules');
    if (existsSync(nested) && existsSync(join(folder, name))) symlinkSync(nested, join(folder, name, 'node_modules'));
  }
}

/** Extracts the sources of a commit into a separate folder, with the libraries of its lock file. */
function sourcesOf(commit: string): string {
  const folder = join(workspaceRoot, 'dist/skew', git('rev-parse', commit).toString().trim());
  if (existsSync(join(folder, 'node_modules'))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  if (coversLibrariesOf(folder)) linkModules(folder);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

const apiPackages = ['mock-api', 'shared-contracts'];

/** Extracts the sources of a commit's API, which runs without a build. Links this installation's libraries if it needs the same. */
export function extractApi(commit: string): string {
  const folder = join(workspaceRoot, 'dist/skew/api', git('rev-parse', commit).toString().trim());
  if (existsSync(join(folder, 'node_modules'))) return folder;
  mkdirSync(folder, { recursive: true });
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'tools', ...apiPackages];
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, ...files) });
  if (!coversLibrariesOf(folder)) return sourcesOf(commit);
  linkModules(folder);
  return folder;
}

/** Builds each package of a commit with that commit's presets. Later calls reuse the builds. */
export function buildCommit(commit: string): Build[] {
  const sources = sourcesOf(commit);
  execFileSync(process.execPath, ['tools/bin/run.mjs', 'build'], { cwd: sources, stdio: 'inherit' });
  const builds = join(sources, 'dist/builds');
  return readdirSync(builds).map((name) => {
    const version = readdirSync(join(builds, name)).find((folder) => existsSync(join(builds, name, folder, 'build.json'))) ?? '';
    return { name, version, folder: join(builds, name, version), fresh: false };
  });
}

/**
 * Returns the builds that a released site serves: those of the stable versions, or those of the canaries and, without one, the stable ones.
 */
export function readReleasedBuilds(site: string, which: 'stable' | 'canary'): Build[] {
  const released = Object.entries(readRegistry(site).microFrontends).map(([name, versions]) => {
    const stable = versions.find(({ deployment }) => deployment.default);
    const chosen = which === 'canary' ? (versions.find(({ deployment }) => !deployment.default) ?? stable) : stable;
    return { name, version: chosen?.metadata.version ?? '' };
  });
  const shell = { name: 'shell', version: readLiveShell(site) ?? '' };
  return [shell, ...released].map(({ name, version }) => ({ name, version, folder: join(site, name, version), fresh: false }));
}
