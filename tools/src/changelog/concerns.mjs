import { execFileSync } from 'node:child_process';

/** What decides nothing for those who use a package: its tests, its changelog, the lock. */
const besides = /\.test\.tsx?$|(^|\/)CHANGELOG\.md$|^package-lock\.json$/;

/** Of all lines that a commit changed, the least part that a package must have for the commit to be told of it. */
const leastShare = 0.1;

/**
 * Whether a commit is told in the changelog of a package: by the lines that it changed in each file, as `git log --numstat`
 * writes them. What only brushed a package, by a renamed import for instance, is no news of that package.
 */
export function concerns(numstat, folder) {
  let all = 0;
  let own = 0;
  for (const line of numstat) {
    const [added, removed, path = ''] = line.split('\t');
    if (besides.test(path)) continue;
    // A file that is not text has '-' for its lines; it counts as one.
    const lines = (Number(added) || 0) + (Number(removed) || 0) || 1;
    all += lines;
    if (path.startsWith(`${folder}/`)) own += lines;
  }
  return own > 0 && own >= all * leastShare;
}

let known;

/** The changed lines of every commit of this history, by its hash. */
export function changedLines(hash) {
  known ??= new Map(
    execFileSync('git', ['log', '--no-renames', '--numstat', '--format=%x00%H'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
      .split('\0')
      .map((text) => text.split('\n').filter(Boolean))
      .map(([commit, ...lines]) => [commit, lines]),
  );
  return known.get(hash) ?? [];
}
