import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';
import { addMissingTags } from './versions';

/** Creates a small workspace of two packages with its own history, versioned by the real Lerna. */
function createWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'scanharbor-versions-'));
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const append = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    appendFileSync(join(folder, path), text);
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  run('git', 'init', '--quiet', '--initial-branch=main');
  run('git', 'config', 'user.name', 'ann');
  run('git', 'config', 'user.email', 'ann@scanharbor.test');
  symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(workspaceRoot, 'lerna.json'), join(folder, 'lerna.json'));
  append('.gitignore', 'node_modules\n');
  append('package.json', JSON.stringify({ name: 'workspace', private: true, workspaces: ['mfe-*'] }));
  for (const name of ['mfe-a', 'mfe-b'])
    append(`${name}/package.json`, JSON.stringify({ name: `@scanharbor/${name}`, version: '1.0.0', private: true }));
  return {
    run,
    read,
    getVersion: (name: string) => (JSON.parse(read(`${name}/package.json`)) as { version: string }).version,
    commit(message: string, files: string[]) {
      for (const file of files) append(file, 'a line\n');
      run('git', 'add', '--all');
      run('git', 'commit', '--quiet', '--message', message);
    },
    publish(...args: string[]) {
      addMissingTags(folder);
      run(join(workspaceRoot, 'node_modules/.bin/lerna'), 'version', '--yes', ...args);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

describe('versions and changelogs', () => {
  let workspace: ReturnType<typeof createWorkspace>;
  beforeAll(() => (workspace = createWorkspace()));
  afterAll(() => workspace.remove());

  it('writes the Conventional Commits of each package to its changelog, and continues from it in a clone without tags', () => {
    workspace.commit('chore: create the workspace', ['README.md']);
    workspace.commit('feat(a): show the price first', ['mfe-a/src/price.ts']);
    workspace.commit('test(a): cover the price', ['mfe-a/src/price.test.ts']);
    workspace.commit('fix(b): accept a lower-case ZIP file', ['mfe-b/src/import.ts']);
    workspace.publish('1.0.0');
    expect(workspace.read('mfe-a/CHANGELOG.md')).toMatch(/^# 1\.0\.0 \(.+\)\n+### Features\n+\* \*\*a:\*\* show the price first/m);
    expect(workspace.read('mfe-b/CHANGELOG.md')).not.toContain('show the price first');

    for (const tag of workspace.run('git', 'tag', '--list').trim().split('\n')) workspace.run('git', 'tag', '--delete', tag);
    workspace.commit('feat(b): show the fee of a center', ['mfe-b/src/fee.ts']);
    workspace.publish();
    expect([workspace.getVersion('mfe-a'), workspace.getVersion('mfe-b')]).toEqual(['1.0.0', '1.1.0']);
    const [, news = ''] = workspace.read('mfe-b/CHANGELOG.md').split(/^##? /m).slice(1);
    expect(news).toMatch(/^\[?1\.1\.0/);
    expect(news).toContain('show the fee of a center');
    expect(news).not.toContain('ZIP');
    expect(workspace.run('git', 'status', '--porcelain')).toBe('');
  }, 60_000);
});
