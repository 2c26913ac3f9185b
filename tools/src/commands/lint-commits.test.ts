import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCommitRange } from './lint-commits';

describe('getCommitRange', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scanharbor-commits-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  afterAll(() => rmSync(folder, { recursive: true }));

  it('returns all commits since the base, or the last one when the base is missing', () => {
    git('init', '--quiet');
    for (const message of ['Format', 'feat: add prices'])
      git('-c', 'user.name=ann', '-c', 'user.email=ann@scanharbor.test', 'commit', '--quiet', '--allow-empty', '--message', message);
    const base = git('rev-parse', 'HEAD~1');
    expect(getCommitRange(folder, base)).toEqual(['--from', base]);
    expect(getCommitRange(folder, '0'.repeat(40))).toEqual(['--last']);
  });
});
