import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';

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
  name: string;
  exports?: Record<string, unknown>;
}

const readPacked = (tarball: string) =>
  JSON.parse(execFileSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })) as Manifest;

function unpack(tarball: string, target: string) {
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', target, '--strip-components', '1']);
}

function linkLibraries(target: string) {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(join(workspaceRoot, 'node_modules')))
    if (name !== '@scanharbor') symlinkSync(join(workspaceRoot, 'node_modules', name), join(target, name));
}

describe('the published packages', () => {
  let folder: string;
  let packed: string;
  let tarballs: string[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'packages-'));
    packed = join(folder, 'packed');
    execFileSync(process.execPath, ['tools/bin/run.mjs', 'pack-all', packed], { cwd: workspaceRoot, stdio: 'pipe' });
    tarballs = readdirSync(packed).map((name) => join(packed, name));
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have exports and types that publint and are-the-types-wrong accept', () => {
    expect(tarballs).toHaveLength(4);
    for (const tarball of tarballs) {
      expect(outputOfFailure(() => bin('publint', folder, 'run', tarball, '--strict'))).toBe('');
      // All entries of a library take a minute.
      const sample = Object.keys(readPacked(tarball).exports ?? {}).slice(0, 2);
      if (sample.length > 0)
        expect(outputOfFailure(() => bin('attw', folder, tarball, '--profile', 'esm-only', '--entrypoints', ...sample))).toBe('');
    }
  }, 600_000);

  it('create and type-check a remote in an empty folder, without a file of this workspace', () => {
    const own = join(folder, 'mfe-blog');
    const libraries = join(own, 'node_modules');
    const creator = join(folder, 'creator');
    unpack(tarballs.find((tarball) => readPacked(tarball).name === 'create-scanharbor-remote') ?? '', creator);
    const create = [join(creator, 'dist/create-remote.js'), 'mfe-blog', '--url', '/blog', '--packages', packed];
    execFileSync(process.execPath, create, { cwd: folder });
    expect(outputOfFailure(() => execFileSync(process.execPath, create, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }))).toContain(
      'The folder mfe-blog already exists',
    );

    linkLibraries(libraries);
    for (const tarball of tarballs) unpack(tarball, join(libraries, readPacked(tarball).name));
    const calls = `import { useInvitationQuery } from '@scanharbor/shared-contracts/api/px';
export const useName = () => useInvitationQuery({ invitationId: '1' }).data?.nonsense;
`;
    writeFileSync(join(own, 'src/calls.ts'), calls);
    expect(bin('tsc', own, '--listFilesOnly')).not.toContain(join(workspaceRoot, 'shared-'));
    expect(
      outputOfFailure(() => bin('tsc', own))
        .split('\n')
        .filter(Boolean),
    ).toEqual([expect.stringMatching(/^src\/calls\.ts\(2,.*Property 'nonsense' does not exist/)]);

    const map = join(libraries, '@scanharbor/shared-contracts/dist/api/px.js.map');
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
    expect(readFileSync(join(dirname(map), sources[0] ?? ''), 'utf8')).toContain('invitation');
  }, 600_000);

  it('serve the releases of a site from a folder that is no repository', async () => {
    const installed = join(folder, 'npx/node_modules');
    const elsewhere = join(folder, 'elsewhere');
    linkLibraries(installed);
    unpack(tarballs.find((tarball) => readPacked(tarball).name === '@scanharbor/tools') ?? '', join(installed, '@scanharbor/tools'));
    mkdirSync(elsewhere);
    const program = join(installed, '@scanharbor/tools/bin/scanharbor.mjs');
    const credentials = ['--credentials', join(folder, 'credentials.json'), '--site', join(folder, 'site')];
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [program, ...args], { cwd: elsewhere, encoding: 'utf8', stdio: 'pipe' });
    const token = /^sh_\S+$/m.exec(run('registry', 'add-token', '--team', 'Blog', '--remotes', 'mfe-blog', ...credentials))?.[0];

    const service = spawn(process.execPath, [program, 'registry', 'serve', '--port', '0', ...credentials], { cwd: elsewhere });
    const ended = new Promise((resolve) => service.once('exit', resolve));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let output = '';
        const read = (text: Buffer) => {
          output += text.toString();
          const found = /is at (http\S+)/.exec(output)?.[1];
          if (found) resolve(found);
        };
        service.stdout.on('data', read);
        service.stderr.on('data', read);
        void ended.then(() => reject(new Error(output)));
      });
      const response = await fetch(`${address}/releases`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(200);
    } finally {
      service.kill();
      await ended;
    }
    expect(outputOfFailure(() => run('build'))).toBe(
      'build needs a remote: neither this folder nor one above it contains remote.ts and package.json\n',
    );
    expect(outputOfFailure(() => run('list'))).toMatch(/^list needs the released site: name its folder/);
  }, 600_000);
});
