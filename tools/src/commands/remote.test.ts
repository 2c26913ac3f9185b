import { spawnSync } from 'node:child_process';
import { root } from '../webpack/package-folders';

const remote = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/bin/run.mjs', 'remote', ...words], { cwd: root, encoding: 'utf8', timeout: 50_000 });

describe('npm run remote', () => {
  it('says with --help what there is', () => {
    const { stdout, status } = remote('release', '--help');
    for (const act of ['new', 'dev', 'build', 'check', 'release', 'canary', 'rollback', 'list', 'weights'])
      expect(stdout).toContain(`npm run remote -- ${act}`);
    expect(status).toBe(0);
  });

  test.each([
    [['deploy', 'mfe-marketing'], /^No such command: deploy\. Known: new, list, .*release/],
    [['new', 'mfe-other', '--url', '/Scans/:scanType'], /^\/Scans\/:scanType belongs to mfe-marketing already$/],
    [['canary', 'mfe-marketing', '--to', '1.0.0', '--percent', '12.5'], /^Not a whole percentage from 0 to 100: 12\.5$/],
  ])('answers %j in one line', (words, line) => {
    const { stderr, status } = remote(...words);
    expect(stderr.trim()).toMatch(line);
    expect(status).toBe(1);
  });
});
