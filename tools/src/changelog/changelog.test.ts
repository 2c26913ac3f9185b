import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../webpack/package-folders';
import { noteReleases } from './releases';
import { withTitle } from './title';

/** A small house of two packages with a history of its own, versioned by the real Lerna. */
function makeHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'scanharbor-versions-'));
  const run = (program: string, ...words: string[]) => execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    appendFileSync(join(folder, path), text);
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'config', 'user.name', 'ann');
  run('git', 'config', 'user.email', 'ann@scanharbor.test');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'tools/src/changelog'), join(folder, 'tools/src/changelog'), { recursive: true });
  cpSync(join(root, 'lerna.json'), join(folder, 'lerna.json'));
  write('.gitignore', 'node_modules\n');
  write('package.json', JSON.stringify({ name: 'house', private: true, workspaces: ['mfe-*'] }));
  for (const name of ['mfe-a', 'mfe-b'])
    write(`${name}/package.json`, JSON.stringify({ name: `@scanharbor/${name}`, version: '1.0.0', private: true }));
  return {
    folder,
    run,
    read,
    versionOf: (name: string) => (JSON.parse(read(`${name}/package.json`)) as { version: string }).version,
    commit(message: string, lines: Record<string, number>) {
      for (const [path, count] of Object.entries(lines)) write(path, 'a line\n'.repeat(count));
      run('git', 'add', '--all');
      run('git', 'commit', '--quiet', '--message', message);
    },
    publish(...words: string[]) {
      noteReleases(folder);
      run(join(root, 'node_modules/.bin/lerna'), 'version', '--yes', ...words);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const bullets = (changelog: string) =>
  changelog
    .split('\n')
    .filter((line) => /^(\*|##) /.test(line))
    .map((line) => line.replace(/ \(.*/, ''));

describe('versions and changelogs', () => {
  let house: ReturnType<typeof makeHouse>;
  beforeAll(() => (house = makeHouse()));
  afterAll(() => house.remove());

  it('tell each package its own reasons, and count on from the changelog where a clone has no tags', () => {
    house.commit('Show the price first', { 'mfe-a/src/price.ts': 20, 'mfe-b/src/import.ts': 1 });
    house.commit('Test the price', { 'mfe-a/src/price.test.ts': 20 });
    house.publish('1.0.0');
    expect(bullets(house.read('mfe-a/CHANGELOG.md'))).toEqual(['## 1.0.0', '* Show the price first']);
    expect(house.read('mfe-b/CHANGELOG.md')).not.toContain('Show the price first');

    for (const tag of house.run('git', 'tag', '--list').trim().split('\n')) house.run('git', 'tag', '--delete', tag);
    house.commit('Say what a center asks\n\nVersion: minor', { 'mfe-b/src/fee.ts': 5 });
    house.publish();
    expect([house.versionOf('mfe-a'), house.versionOf('mfe-b')]).toEqual(['1.0.0', '1.1.0']);
    expect(bullets(house.read('mfe-b/CHANGELOG.md')).slice(0, 2)).toEqual(['## 1.1.0', '* Say what a center asks']);
    expect(house.run('git', 'status', '--porcelain')).toBe('');
  }, 60_000);
});

describe('the title of a changelog', () => {
  it('is ours, once, however often Lerna wrote above it', () => {
    const lernas = '# Change Log\n\nSee [Conventional Commits](https://conventionalcommits.org) for commit guidelines.\n\n';
    const first = withTitle('mfe-a', `${lernas}## 1.0.0 (2026-01-01)\n\n* One\n`);
    const second = withTitle(
      'mfe-a',
      `${lernas}## 1.0.1 (2026-01-02)\n\n**Note:** Version bump only for package @scanharbor/mfe-a\n\n${first}`,
    );
    expect(second.match(/^#.*$/gm)).toEqual(['# Changes of mfe-a', '## 1.0.1 (2026-01-02)', '## 1.0.0 (2026-01-01)']);
    expect(second).not.toContain('Conventional');
    expect(second).toContain('## 1.0.1 (2026-01-02)\n\nNothing of its own: something that it uses changed.\n');
    expect(withTitle('mfe-a', second)).toBe(second);
  });
});
