import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';
import { newRemoteFiles } from '../remote/templates';

const bin = (name: string, cwd: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(workspaceRoot, 'node_modules/.bin', name), ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });

/** Returns the output of a program that fails, and an empty text for one that succeeds. */
function outputOfFailure(run: () => string): string {
  try {
    run();
    return '';
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

interface Manifest {
  exports: Record<string, unknown>;
}

describe('the published packages', () => {
  let folder: string;
  let tarballs: string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'packages-'));
    const packed = join(folder, 'packed');
    execFileSync(process.execPath, ['tools/bin/run.mjs', 'pack-all', packed], { cwd: workspaceRoot, stdio: 'pipe' });
    tarballs = readdirSync(packed).map((name) => join(packed, name));
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have exports and types that publint and are-the-types-wrong accept', () => {
    for (const tarball of tarballs) {
      expect(outputOfFailure(() => bin('publint', folder, 'run', tarball, '--strict'))).toBe('');
      const { exports } = JSON.parse(execFileSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })) as Manifest;
      const sample = Object.keys(exports).slice(0, 3);
      expect(outputOfFailure(() => bin('attw', folder, tarball, '--profile', 'esm-only', '--entrypoints', ...sample))).toBe('');
    }
  }, 600_000);

  it('type-check a remote in another folder, without a source of this one', () => {
    const own = join(folder, 'mfe-blog');
    const libraries = join(own, 'node_modules');
    mkdirSync(join(libraries, '@scanharbor'), { recursive: true });
    for (const name of readdirSync(join(workspaceRoot, 'node_modules')))
      if (name !== '@scanharbor') symlinkSync(join(workspaceRoot, 'node_modules', name), join(libraries, name));
    for (const tarball of tarballs) {
      const target = join(libraries, '@scanharbor', /scanharbor-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(tarball)?.[1] ?? '');
      mkdirSync(target);
      execFileSync('tar', ['xzf', tarball, '-C', target, '--strip-components', '1']);
    }
    const files = newRemoteFiles({ name: 'mfe-blog', owner: 'blog', url: '/blog', access: 'public' }, '1.0.0', {});
    const calls = `import { useInvitationQuery } from '@scanharbor/shared-contracts/api/px';
export const useName = () => useInvitationQuery({ invitationId: '1' }).data?.nonsense;
`;
    const settings = { target: 'es2023', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', lib: ['es2024', 'dom'] };
    const tsconfig = {
      compilerOptions: { ...settings, strict: true, noEmit: true, skipLibCheck: true, types: ['jest', '@testing-library/jest-dom'] },
    };
    for (const [path, content] of Object.entries({ ...files, 'src/calls.ts': calls, 'tsconfig.json': JSON.stringify(tsconfig) })) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), content);
    }
    const listing = bin('tsc', own, '--listFilesOnly');
    expect(listing).not.toContain(join(workspaceRoot, 'shared-'));
    expect(
      outputOfFailure(() => bin('tsc', own))
        .split('\n')
        .filter(Boolean),
    ).toEqual([expect.stringMatching(/^src\/calls\.ts\(2,.*Property 'nonsense' does not exist/)]);
    const map = JSON.parse(readFileSync(join(libraries, '@scanharbor/shared-contracts/dist/api/px.js.map'), 'utf8')) as {
      sources: string[];
    };
    expect(readFileSync(join(libraries, '@scanharbor/shared-contracts/dist/api', map.sources[0] ?? ''), 'utf8')).toContain('invitation');
  }, 600_000);
});
