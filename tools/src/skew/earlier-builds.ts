import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Build } from '../build/build-package';
import { root } from '../webpack/package-folders';

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, maxBuffer: 2 ** 30 });

/** The commit whose builds stand for what is live while this one is released; moved on with each release. */
export const noted = () => (JSON.parse(readFileSync(join(root, 'e2e/earlier.json'), 'utf8')) as { commit: string }).commit;

/** Whether the history at hand goes back to a commit; that of a shallow clone may not. */
export const hasCommit = (commit: string) => spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;

const same = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/** Links what is installed here; the suite's own packages stay those of the folder. */
function linkModules(folder: string) {
  const own = '@scanharbor';
  mkdirSync(join(folder, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== own) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(root, 'node_modules', own))) {
    if (existsSync(join(folder, name))) symlinkSync(join('../..', name), join(folder, 'node_modules', own, name));
    const nested = join(root, name, 'node_modules');
    if (existsSync(nested) && existsSync(join(folder, name))) symlinkSync(nested, join(folder, name, 'node_modules'));
  }
}

/** The sources of a commit in a folder of their own, with the libraries of its lock file. */
function sourcesOf(commit: string): string {
  const folder = join(root, 'dist/skew', git('rev-parse', commit).toString().trim());
  if (existsSync(join(folder, 'node_modules'))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  if (same(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))) linkModules(folder);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Builds of a commit by its own presets, one of each package. They are kept: the second time takes no time. */
export function buildsOf(commit: string): Build[] {
  const sources = sourcesOf(commit);
  execFileSync(process.execPath, ['tools/bin/run.mjs', 'build'], { cwd: sources, stdio: 'inherit' });
  const builds = join(sources, 'dist/builds');
  return readdirSync(builds).map((name) => {
    const version = readdirSync(join(builds, name)).find((made) => existsSync(join(builds, name, made, 'build.json'))) ?? '';
    return { name, version, folder: join(builds, name, version), fresh: false };
  });
}
