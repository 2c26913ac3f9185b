import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { workspaceRoot } from '../webpack/package-folders';

const git = (...args: string[]) => execFileSync('git', args, { cwd: workspaceRoot, maxBuffer: 2 ** 30 });

interface Baseline {
  commit: string;
  api: string;
}

const readBaseline = () => JSON.parse(readFileSync(join(workspaceRoot, 'e2e/skew-baseline.json'), 'utf8')) as Baseline;

/** Reads the baseline commit. Its builds represent the live versions during this release. Each release updates it. */
export const readBaselineCommit = () => readBaseline().commit;

/** Reads the commit of the API's previous release, which each release of the API updates. */
export const readBaselineApi = () => readBaseline().api;

/** Checks whether the local history contains a commit. A shallow clone may lack it. */
export const hasCommit = (commit: string) =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: workspaceRoot }).status === 0;

const hasSameContent = (a: string, b: string) => readFileSync(a).equals(readFileSync(b));

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
  if (hasSameContent(join(workspaceRoot, 'package-lock.json'), join(folder, 'package-lock.json'))) linkModules(folder);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

const apiPackages = ['mock-api', 'shared-contracts'];

const readDependencies = (root: string) =>
  JSON.stringify(
    apiPackages.map(
      (name) => (JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as { dependencies: unknown }).dependencies,
    ),
  );

/** Extracts the sources of a commit's API, which runs without a build. Links this installation's libraries if it needs the same. */
export function extractApi(commit: string): string {
  const folder = join(workspaceRoot, 'dist/skew/api', git('rev-parse', commit).toString().trim());
  if (existsSync(join(folder, 'node_modules'))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'package.json', 'tsconfig.json', 'tools', ...apiPackages) });
  if (readDependencies(folder) !== readDependencies(workspaceRoot)) return sourcesOf(commit);
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
