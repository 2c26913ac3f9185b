import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the packages that tell their changes, by their folders. */
export function toldPackages(root: string) {
  return readdirSync(root)
    .filter((folder) => existsSync(join(root, folder, 'CHANGELOG.md')))
    .map((folder) => ({
      folder,
      ...(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string; version: string }),
    }));
}

/**
 * Sets the tags by which Lerna knows the last version of each package, where a clone has none: on the commit that brought
 * the version's heading into the changelog. So a clone without tags counts from the same commits as the one that released.
 */
export function noteReleases(root: string) {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const known = new Set(git('tag', '--list').split('\n'));
  for (const { folder, name, version } of toldPackages(root)) {
    const tag = `${name}@${version}`;
    if (known.has(tag)) continue;
    const commit = git('log', '--format=%H', `-S## ${version} (`, '--', `${folder}/CHANGELOG.md`).split('\n').at(-1);
    if (commit) git('tag', '--annotate', tag, commit, '--message', tag);
  }
}
