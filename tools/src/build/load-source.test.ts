import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../webpack/package-folders';

/** Evaluates an expression with the exports of a module in plain Node: Jest cannot import what the module compiles. */
function evaluate(module: string, expression: string): unknown {
  const script = `import * as exported from './tools/src/build/${module}.ts';
try { console.log(JSON.stringify(await (exported.${expression}))); } catch (error) { console.log(JSON.stringify(error.message)); }`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: workspaceRoot, encoding: 'utf8' }));
}

describe('the route table of a remote', () => {
  it('is read with the requests of its pages and its frame, which do not run', () => {
    expect(evaluate('build-remote', "readRouteRequests('mfe-ic-portal')")).toContainEqual({
      path: '/providers/dashboard',
      requests: ['./frame/frame', './pages/dashboard/dashboard-page'],
    });
    expect(evaluate('build-remote', "readRouteRequests('mfe-invitation')")).toContainEqual({
      path: '/px-scan-request',
      requests: [expect.stringMatching(/^\.\/pages\//)],
    });
  });

  it('names the missing file when there is none', () => {
    expect(evaluate('load-source', "loadSource('mfe-invitation', 'src/missing')")).toContain('mfe-invitation/src/missing');
  });
});
