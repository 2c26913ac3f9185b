import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';

interface VersionedPackage {
  folder: string;
  name: string;
  version: string;
}

/** Lists the packages of a workspace that have a changelog. */
function listVersionedPackages(root: string): VersionedPackage[] {
  return readdirSync(root)
    .filter((folder) => existsSync(join(root, folder, 'CHANGELOG.md')))
    .map((folder) => ({
      ...(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string; version: string }),
      folder,
    }));
}

/**
 * Adds the version tags that a clone lacks. Lerna starts at the tag of the last version; without a tag it treats every
 * package as changed since the first commit. The tag goes to the commit that added the version's heading to the
 * changelog.
 */
export function addMissingTags(root: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const existing = new Set(git('tag', '--list').split('\n'));
  for (const { folder, name, version } of listVersionedPackages(root)) {
    const tag = `${name}@${version}`;
    if (existing.has(tag)) continue;
    // Lerna links the number to a comparison when the Git remote is configured: `## [1.2.0](…)`.
    const heading = `^##? \\[?${version.replaceAll('.', '\\.')}\\]?[ (]`;
    const commit = git('log', '--format=%H', `-G${heading}`, '--', `${folder}/CHANGELOG.md`).split('\n').at(-1);
    if (commit) git('tag', '--annotate', tag, commit, '--message', tag);
  }
}

/**
 * Runs `npm run versions [-- arguments of lerna version]`: raises the version of each package that changed since its
 * last version, adds its Conventional Commits to its CHANGELOG.md, and commits both. Needs a clean work tree, but no
 * network and no Git remote.
 */
export function command(args: string[]): Promise<void> {
  addMissingTags(workspaceRoot);
  const { status } = spawnSync(join(workspaceRoot, 'node_modules/.bin/lerna'), ['version', '--yes', ...args], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  return Promise.resolve();
}
