import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pointShellTo } from '../release/live';
import { pointTo } from '../release/pointers';
import { writePage } from '../release/publish';
import { copyPointers } from './copy-out';
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
  urls: ['/a'],
  prefixAccess: [],
  contract: '^1.0.0',
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  routes: [],
};

function publish(version: string, addresses: string[]) {
  write(`mfe-a/${version}/build.json`, JSON.stringify({ ...remote, version }));
  write(`mfe-a/${version}/server.cjs`, `exports.routes = []; exports.addresses = ${JSON.stringify(addresses)};`);
}

it('takes from the host what the withdrawn version drew, by a copy that only adds', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const copy = `cp -r "$FROM/." "${host}"`;
  write('shell/1.0.0/build.json', JSON.stringify(shell));
  write(
    'shell/1.0.0/server.cjs',
    `exports.shared = {}; exports.draw = async ({ path }) => ({ title: path, description: '', head: '', css: '', html: path });`,
  );
  pointShellTo(site, '1.0.0');
  publish('1.0.0', ['/a']);
  publish('1.1.0', ['/a', '/a/new']);
  pointTo(site, 'mfe-a', '1.1.0');
  await writePage(site);
  await copyPointers(site, copy);
  const served = (path: string) => readFileSync(join(host, path), 'utf8');
  expect(served('pages/a/new.html')).toContain('<title>/a/new</title>');

  await rollback('mfe-a', { site, to: '1.0.0', copy, force: true });
  expect(served('pages/a.html')).toContain('<title>/a</title>');
  expect(served('pages/a/new.html')).toBe(served('index.html'));
  expect(served('index.html')).not.toContain('1.1.0');
});
