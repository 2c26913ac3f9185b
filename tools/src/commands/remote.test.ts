import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../webpack/package-folders';

const remote = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/bin/run.mjs', 'remote', ...args], { cwd: workspaceRoot, encoding: 'utf8', timeout: 50_000 });

describe('npm run remote', () => {
  it('lists the subcommands with --help', () => {
    const { stdout, status } = remote('release', '--help');
    for (const action of ['new', 'dev', 'build', 'check', 'release', 'canary', 'promote', 'freeze', 'rollback', 'list', 'sizes', 'locate'])
      expect(stdout).toContain(`npm run remote -- ${action}`);
    expect(status).toBe(0);
  });

  test.each([
    [['deploy', 'mfe-marketing'], /^Unknown command: deploy\. Commands: new, .*list, .*release/],
    [['new', 'mfe-other', '--url', '/Scans/:scanType'], /^\/Scans\/:scanType already belongs to mfe-marketing$/],
    [['freeze', 'mfe-other', '--reason', 'Audit'], /^Unknown remote: mfe-other$/],
    [['freeze', 'mfe-marketing'], /^The reason is missing: npm run remote -- freeze mfe-marketing --reason TEXT$/],
    [['canary', 'mfe-marketing', '--to', '1.0.0', '--percent', '12.5'], /^--percent must be an integer from 0 to 100, not 12\.5$/],
  ])('rejects %j with one line', (args, line) => {
    const { stderr, status } = remote(...args);
    expect(stderr.trim()).toMatch(line);
    expect(status).toBe(1);
  });
});
