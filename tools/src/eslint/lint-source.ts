import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../webpack/package-folders';

interface Finding {
  ruleId: string;
  line: number;
  message: string;
}

/** Returns what the workspace's rules report on a source at a path, without the rules that need types. */
export function lintSource(path: string, source: string): Finding[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '-c', 'tools/src/eslint/untyped.mjs', '--stdin', '--stdin-filename', path, '--format', 'json'],
    { cwd: workspaceRoot, input: source, encoding: 'utf8' },
  );
  const [report] = JSON.parse(stdout) as { messages: Finding[] }[];
  return report?.messages ?? [];
}
