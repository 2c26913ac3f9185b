import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../webpack/package-folders';

/**
 * Evaluates an expression with the exports of a module of the tools in a process of its own, and returns its value, or the message of its
 * error. For code that imports ES modules, which Jest cannot. `module` is relative to `tools/src`, such as 'build/load-source'; in
 * `expression`, the exports are `exported`.
 */
export function evaluateInNode(module: string, expression: string): unknown {
  const script = `import * as exported from './tools/src/${module}.ts';
try { console.log(JSON.stringify(await (${expression}))); } catch (error) { console.log(JSON.stringify(error.message)); }`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: workspaceRoot, encoding: 'utf8' }));
}
