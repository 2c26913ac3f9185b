import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setLiveShell } from '../release/live-version';
import { setLiveVersion } from '../release/pointers';
import { writePage } from '../release/release-build';
import { signVersion } from '../release/version-signature';
import { uploadPointers } from './upload';
import { rollback } from './rollback';

const folders = ['site-', 'host-'].map((name) => mkdtempSync(join(tmpdir(), name)));
const [site = '', host = ''] = folders;
afterAll(() => {
  jest.restoreAllMocks();
  folders.forEach((folder) => rmSync(folder, { recursive: true }));
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}

const shell = { version: '1.0.0', entry: [], integrity: {}, preload: '', routes: [], signedIn: [], title: 'Plain', description: '' };
const remote = {
  name: 'mfe-a',
  owner: 'team-a',
  urls: ['/a', '/a/:id'],
  prefixAccess: [],
  contract: '^1.0.0',
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  routes: [],
};

function publish(version: string, addresses: string[]) {
  write(`mfe-a/${version}/build.json`, JSON.stringify({ ...remote, version }));
  write(`mfe-a/${version}/server.cjs`, `exports.routes = []; exports.addresses = ${JSON.stringify(addresses)};`);
  signVersion(site, { name: 'mfe-a', version });
}

it('replaces the prerendered pages of the withdrawn version on the host, with an upload command that only adds files', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const upload = `cp -r "$FROM/." "${host}"`;
  write('shell/1.0.0/build.json', JSON.stringify(shell));
  write(
    'shell/1.0.0/server.cjs',
    `exports.shared = {}; exports.draw = async ({ path }) => ({ title: path, description: '', head: '', css: '', html: path });`,
  );
  signVersion(site, { name: 'shell', version: '1.0.0' });
  setLiveShell(site, '1.0.0');
  publish('1.0.0', ['/a']);
  publish('1.1.0', ['/a', '/a/new']);
  setLiveVersion(site, 'mfe-a', '1.1.0');
  await writePage(site);
  await uploadPointers(site, upload);
  const served = (path: string) => readFileSync(join(host, path), 'utf8');
  expect(served('pages/a/new.html')).toContain('<title>/a/new</title>');
  expect(served('pages/a/_.html')).toBe(served('index.html'));

  await rollback('mfe-a', { site, to: '1.0.0', upload, force: true });
  expect(served('pages/a.html')).toContain('<title>/a</title>');
  expect(served('pages/a/new.html')).toBe(served('index.html'));
  expect(served('index.html')).not.toContain('1.1.0');
});
