import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../webpack/package-folders';

export interface LintedSource {
  /** Path in the workspace; no file needs to exist there. */
  path: string;
  source: string;
}

interface Finding {
  ruleId: string;
  line: number;
  message: string;
}

/** Returns for each source what the workspace's rules report on it, without the rules that need types. */
export function lintSources(sources: LintedSource[]): Finding[][] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tools/src/eslint/lint-program.mjs'], {
    cwd: workspaceRoot,
    input: JSON.stringify(sources),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ESLint failed: ${stderr}`);
  return JSON.parse(stdout) as Finding[][];
}

/** Returns what the workspace's rules report on one source. */
export const lintSource = (path: string, source: string): Finding[] => lintSources([{ path, source }])[0] ?? [];
