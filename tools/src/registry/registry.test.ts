import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { integrityOf } from '../build/integrity';
import { setLiveShell } from '../release/live-version';
import { readRegistry } from '../release/registry';
import { signVersion } from '../release/version-signature';
import { type Cluster, findPostgres, startPostgres } from '../testing/postgres';
import { workspaceRoot } from '../webpack/package-folders';
import { archiveLimits, InvalidArchiveError, packBundle, unpackBundle } from './bundle-archive';
import { createCredential, readCredentials, revokeCredential } from './credentials';

jest.setTimeout(240_000);

const home = mkdtempSync(join(tmpdir(), 'registry-'));
const site = join(home, 'site');
const uploads = join(home, 'uploads');
const credentials = join(home, 'credentials.json');
const programs = findPostgres();
let cluster: Cluster | undefined;
let service: ChildProcess;
let address: string;

function write(file: string, content: string | object) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const chunk = 'export const page = 1;';
const chunkName = `assets/7.${createHash('sha256').update(chunk).digest('base64url')}.js`;

/** Writes a small sound bundle with a page for guests, and returns its folder. */
function createBundle(version: string, name = 'mfe-blog') {
  const folder = join(home, `${name}-${version}`);
  write(join(folder, 'remoteEntry.js'), `var entry = '${version}';`);
  write(join(folder, chunkName), chunk);
  write(join(folder, 'contract-usage.json'), {});
  write(join(folder, 'contents.json'), { 'remoteEntry.js': {}, [chunkName]: {} });
  // The page names the variables with secrets that its code finds.
  write(
    join(folder, 'server.cjs'),
    `exports.routes = [Object.keys(process.env).filter((name) => /KEYS|TOKEN|DATABASE|CREDENTIALS/.test(name)).join() || 'no secrets']; exports.prerenderedPaths = ['/blog'];`,
  );
  write(join(folder, 'build.json'), {
    name,
    owner: 'blog',
    urls: ['/blog'],
    prefixAccess: [],
    contract: '^1.0.0',
    version,
    entry: 'remoteEntry.js',
    integrity: integrityOf(join(folder, 'remoteEntry.js')),
    routes: [{ path: '/blog', files: [chunkName] }],
  });
  return folder;
}

beforeAll(async () => {
  const shell = { version: '1.0.0', entry: [], integrity: {}, preload: '', routes: [{ path: '/login', files: [] }], signedIn: [] };
  write(join(site, 'shell/1.0.0/build.json'), { ...shell, title: 'Plain', description: '' });
  write(
    join(site, 'shell/1.0.0/server.cjs'),
    `exports.sharedModules = {}; exports.renderPage = async ({ path, module }) => ({ title: path, description: '', head: '', css: '', html: module.routes[0] });`,
  );
  signVersion(site, { name: 'shell', version: '1.0.0' });
  setLiveShell(site, '1.0.0');
  mkdirSync(uploads);
  cluster = programs === undefined ? undefined : await startPostgres(programs);
  service = spawn(
    process.execPath,
    ['tools/bin/run.mjs', 'remote', 'registry', 'serve', '--port', '0', '--site', site, '--credentials', credentials],
    {
      cwd: workspaceRoot,
      env: { ...process.env, TMPDIR: uploads, DATABASE_URL: cluster?.url ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  address = await new Promise<string>((resolve, reject) => {
    let output = '';
    service.stdout?.on('data', (text: Buffer) => {
      output += text.toString();
      const found = /is at (http\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    service.once('exit', () => reject(new Error(output)));
  });
});

afterAll(async () => {
  const ended = new Promise((resolve) => service.once('exit', resolve));
  service.kill();
  await ended;
  await cluster?.stop();
  rmSync(home, { recursive: true });
});

interface Ended {
  code: number | null;
  output: string;
}

/** Runs a release command against the service, as a team does. */
const runAsTeam = (token: string, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const env = { ...process.env, SCANHARBOR_TOKEN: token, SCANHARBOR_KEYS: '/nowhere' };
    const child = spawn(process.execPath, ['tools/bin/run.mjs', 'remote', ...args, '--registry', address], { cwd: workspaceRoot, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });

const listLive = () =>
  Object.values(readRegistry(site).microFrontends).map((versions) =>
    versions.map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}%`),
  );

const listUnpacked = () => readdirSync(uploads).filter((name) => name.startsWith('scanharbor-bundle-'));

const sendBundle = async (token: string, remote: string, body: Buffer) => {
  const response = await fetch(`${address}/remotes/${remote}/versions?reason=Test`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
    body: new Uint8Array(body),
  });
  return { status: response.status, message: ((await response.json()) as { message?: string }).message ?? '' };
};

describe('the release service', () => {
  it('publishes two bundles at once one after the other, a canary, and rolls back, without the keys of the team', async () => {
    const token = createCredential(credentials, { team: 'Blog team', remotes: ['mfe-blog'] });
    expect(readFileSync(credentials, 'utf8')).not.toContain(token);
    expect(statSync(credentials).mode & 0o077).toBe(0);
    const [one, two] = await Promise.all(
      ['1.0.0', '1.1.0'].map((version) => runAsTeam(token, 'publish', '--from', createBundle(version), '--reason', 'First page')),
    );
    expect([one, two]).toEqual([
      { code: 0, output: 'mfe-blog 1.0.0 is live\n' },
      { code: 0, output: 'mfe-blog 1.1.0 is live\n' },
    ]);
    const live = listLive()[0]?.[0]?.replace(' 100%', '') ?? '';
    expect(['1.0.0', '1.1.0']).toContain(live);
    expect(readFileSync(join(site, 'pages/blog.html'), 'utf8')).toContain('no secrets');

    const other = live === '1.0.0' ? '1.1.0' : '1.0.0';
    expect(await runAsTeam(token, 'canary', 'mfe-blog', '--to', other, '--percent', '10', '--reason', 'Again')).toMatchObject({ code: 0 });
    expect(listLive()).toEqual([[`${live} 90%`, `${other} 10%`]]);
    expect(await runAsTeam(token, 'rollback', 'mfe-blog', '--reason', 'Wrong text')).toMatchObject({ code: 0 });
    expect(listLive()).toEqual([[`${other} 100%`]]);
    expect((await runAsTeam(token, 'list')).output).toContain(`rollback mfe-blog ${other} by Blog team: Wrong text`);
    expect(listUnpacked()).toEqual([]);
  });

  it('refuses a request without a right, a revoked token, and a bundle of another remote or that a gate refuses', async () => {
    const before = listLive();
    const token = createCredential(credentials, { team: 'News team', remotes: ['mfe-news'] });
    const bundle = await buffer(packBundle(createBundle('2.0.0')));
    expect(await sendBundle('sh_00000000_nothing', 'mfe-blog', bundle)).toMatchObject({ status: 401 });
    expect(await sendBundle(token, 'mfe-blog', bundle)).toEqual({
      status: 403,
      message: 'The credential of News team does not cover mfe-blog, only mfe-news',
    });
    expect(await sendBundle(token, 'mfe-news', bundle)).toEqual({ status: 403, message: 'The bundle is of mfe-blog, not of mfe-news' });
    const taken = await runAsTeam(token, 'publish', '--from', createBundle('1.0.0', 'mfe-news'), '--reason', 'Test');
    expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('/blog belongs to mfe-blog') });
    revokeCredential(credentials, readCredentials(credentials).at(-1)?.id ?? '');
    expect(await runAsTeam(token, 'list')).toEqual({ code: 1, output: 'The token is missing, unknown or revoked: set SCANHARBOR_TOKEN\n' });
    expect(listLive()).toEqual(before);
    expect(listUnpacked()).toEqual([]);
  });

  it('keeps nothing of an upload that is interrupted', async () => {
    const before = listLive();
    const token = createCredential(credentials, { team: 'Blog team', remotes: ['mfe-blog'] });
    const bundle = await buffer(packBundle(createBundle('3.0.0')));
    await new Promise<void>((resolve) => {
      const sending = request(`${address}/remotes/mfe-blog/versions?reason=Test`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar', 'content-length': bundle.length },
      });
      sending.once('error', () => resolve());
      sending.write(bundle.subarray(0, bundle.length / 2), () => setTimeout(() => sending.destroy(new Error('interrupted')), 300));
    });
    for (let tries = 0; listUnpacked().length > 0 && tries < 100; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(listUnpacked()).toEqual([]);
    expect(listLive()).toEqual(before);
  });
});

// Without PostgreSQL, which `npm test` installs beside lint, types and build where it may, the service keeps no history of requests that
// could be read.
(programs === undefined ? it.skip : it)(
  'keeps each request, also a refused one, in the database, and shows it to its team only',
  async () => {
    const [blog, news] = ['blog', 'news'].map((name) => createCredential(credentials, { team: `${name} team`, remotes: [`mfe-${name}`] }));
    const call = async (token = '', path: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return (await (await fetch(`${address}/${path}`, { ...init, headers })).json()) as { message?: string; requests?: object[] };
    };
    const body = JSON.stringify({ version: '9.9.9', reason: 'Wrong text' });
    const outcome = 'mfe-blog 9.9.9 was never published here';
    expect(await call(blog, 'remotes/mfe-blog/rollback', { method: 'POST', body })).toEqual({ message: outcome });
    const { requests = [] } = await call(blog, 'requests');
    const id = readCredentials(credentials).at(-2)?.id;
    const record = {
      credential: id,
      team: 'blog team',
      action: 'rollback',
      remote: 'mfe-blog',
      version: '9.9.9',
      reason: 'Wrong text',
      outcome,
    };
    expect(requests[0]).toEqual({ ...record, at: expect.any(String) });
    expect((await call(news, 'requests')).requests).not.toContainEqual(expect.objectContaining({ remote: 'mfe-blog' }));
  },
);

describe('an archive', () => {
  interface Entry {
    name: string;
    type?: 'symlink' | 'link' | 'fifo';
    linkname?: string;
    size?: number;
  }

  const archiveOf = (...entries: Entry[]) => {
    const archive = pack();
    for (const entry of entries) {
      if (entry.type) archive.entry(entry);
      else archive.entry(entry, 'x');
    }
    archive.finalize();
    return buffer(archive);
  };

  test.each<[string, Entry[], string]>([
    ['leads out of its folder', [{ name: '../evil.js' }], '"../evil.js" is no path'],
    ['has an absolute path', [{ name: '/etc/evil.js' }], 'is no path'],
    ['hides a folder above in the middle', [{ name: 'a/../../evil.js' }], 'is no path'],
    ['has a hidden file', [{ name: '.npmrc' }], 'is no path'],
    ['has a backslash', [{ name: 'a\\..\\evil.js' }], 'is no path'],
    ['has a symbolic link', [{ name: 'link.js', type: 'symlink', linkname: '/etc/passwd' }], '"link.js" is a symlink'],
    ['has a hard link', [{ name: 'link.js', type: 'link', linkname: '/etc/passwd' }], '"link.js" is a link'],
    ['has a pipe', [{ name: 'pipe', type: 'fifo' }], '"pipe" is a fifo'],
    ['has a file twice', [{ name: 'a.js' }, { name: 'A.js' }], '"A.js" is there twice'],
    ['has too many files', Array.from({ length: archiveLimits.files + 1 }, (_, index) => ({ name: `${index}.js` })), '1000 files at most'],
  ])('that %s is refused', async (_what, entries, message) => {
    const folder = mkdtempSync(join(home, 'unpacked-'));
    const unpacking = unpackBundle(Readable.from([await archiveOf(...entries)]), folder);
    await expect(unpacking).rejects.toThrow(InvalidArchiveError);
    await expect(unpacking).rejects.toThrow(message);
  });

  it('with a file that is too large or that ends too early is refused', async () => {
    const header = await archiveOf({ name: 'a.js' });
    // The size of an entry is at byte 124, in octal digits, and the checksum of the header at 148.
    header.write((archiveLimits.fileBytes + 1).toString(8).padStart(11, '0'), 124);
    header.fill(' ', 148, 156);
    const sum = header.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const folder = mkdtempSync(join(home, 'unpacked-'));
    await expect(unpackBundle(Readable.from([header]), folder)).rejects.toThrow('10485760 are allowed');
    const bundle = await buffer(packBundle(createBundle('4.0.0')));
    const part = unpackBundle(Readable.from([bundle.subarray(0, 1_200)]), mkdtempSync(join(home, 'unpacked-')));
    await expect(part).rejects.toThrow('The archive is incomplete');
  });
});
