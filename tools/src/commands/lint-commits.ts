import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';

/** The last commit before Conventional Commits. */
const base = 'cac13dbf451b476c18c2a7beeb9d006a7ecbc53a';

/** Returns commitlint arguments for the commits to check: all since `from`, or only the last one in a clone without that commit. */
export function getCommitRange(root: string, from = base): string[] {
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', from, 'HEAD'], { cwd: root, stdio: 'ignore' });
    return ['--from', from];
  } catch {
    return ['--last'];
  }
}

/** Checks type, scope and length of commit subjects (`commitlint.config.mjs`). Passes without a repository, as in an exported archive. */
export function command(): Promise<void> {
  if (!existsSync(join(workspaceRoot, '.git'))) {
    console.log('commits: not checked, because this is not a Git repository');
    return Promise.resolve();
  }
  const { status } = spawnSync(join(workspaceRoot, 'node_modules/.bin/commitlint'), getCommitRange(workspaceRoot), {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  return Promise.resolve();
}
