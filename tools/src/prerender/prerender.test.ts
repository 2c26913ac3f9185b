import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShellFacts } from '../build/facts';
import { page } from '../release/page';
import { asVersion, type Registry } from '../release/registry';
import { drawPages } from './draw-pages';
import { drawnFile, writePageFiles } from './page-files';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'drawn-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(site, { recursive: true });
});

const facts = {
  name: 'mfe-a',
  owner: 'team-a',
  urls: ['/a'],
  prefixAccess: [],
  contract: '^1.0.0',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  routes: [],
};
const registry = { schema: '', microFrontends: { 'mfe-a': [asVersion(facts)] } } as unknown as Registry;

function bundle(folder: string, code: string) {
  mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, folder, 'server.cjs'), code);
}

const shellBundle = `exports.shared = { react: { name: 'one React' } };
exports.draw = async ({ path, module, config }) => {
  if (path === '/throws') throw new Error('no window');
  return path === '/elsewhere' ? undefined : { title: path, description: config.word, head: '', css: '', html: module.routes[0] };
};`;
const remoteBundle = `exports.routes = [require('react').name]; exports.addresses = ['/', '/throws', '/elsewhere', '/a/b'];`;
const draw = () => drawPages({ site, shellVersion: '2.0.0', registry, config: { word: 'beta' } });

describe('drawing at release', () => {
  it('draws the pages of the live versions with what the shell shares, and leaves out those that lead elsewhere or fail', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    bundle('shell/2.0.0', shellBundle);
    bundle('mfe-a/1.0.0', remoteBundle);
    const pages = await draw();
    expect([...pages.keys()]).toEqual(['/', '/a/b']);
    expect(pages.get('/a/b')).toEqual({ title: '/a/b', description: 'beta', head: '', css: '', html: 'one React' });
    expect(warned.mock.calls.flat()).toEqual(['/throws of mfe-a is not drawn at release: Error: no window']);
  });

  it('draws nothing for a shell or a remote whose build cannot be drawn without a browser', async () => {
    bundle('mfe-a/1.0.0', remoteBundle);
    expect((await draw()).size).toBe(0);
    rmSync(join(site, 'mfe-a'), { recursive: true });
    bundle('shell/2.0.0', shellBundle);
    expect((await draw()).size).toBe(0);
  });
});

describe('files of drawn pages', () => {
  it('are found by the path of the page, and by no other', () => {
    writePageFiles(
      site,
      new Map([
        ['/', 'landing'],
        ['/scans/mri', 'MRI'],
      ]),
      'plain',
    );
    const read = (path: string) => {
      const file = drawnFile(site, path);
      return file && readFileSync(file, 'utf8');
    };
    expect(['/', '/scans/mri', '/scans/mri/'].map(read)).toEqual(['landing', 'MRI', 'MRI']);
    expect(['/index', '/scans', '/../pages/index', '/../../etc/passwd', '/scans/sonar'].map(read)).toEqual(Array(5).fill(undefined));
  });

  it('of an earlier release become the plain page when they are drawn no more', () => {
    const before = [
      ['/', 'one'],
      ['/old', 'old'],
    ] as const;
    writePageFiles(site, new Map(before), 'plain one');
    writePageFiles(site, new Map([['/', 'two']]), 'plain two');
    expect(['index', 'old'].map((name) => readFileSync(join(site, `pages/${name}.html`), 'utf8'))).toEqual(['two', 'plain two']);
  });
});

it('carries a drawn page with its own facts, its style allowed by hash, and marks what leaves with the take-over', () => {
  const shell: ShellFacts = {
    version: '2.0.0',
    entry: [],
    integrity: {},
    preload: '',
    routes: [],
    signedIn: [],
    title: 'Site',
    description: 'All',
    icon: 'data:image/svg+xml,%3Csvg',
  };
  const drawn = {
    title: 'MRI & more',
    description: 'What "it" is',
    head: '<link rel="canonical" href="/scans/mri"/>',
    css: 'h1{color:red}',
    html: '<h1>MRI</h1>',
  };
  const html = page({ shell, registry, config: {}, drawn });
  expect(html).toContain('<title>MRI &amp; more</title>');
  expect(html).toContain('content="What &quot;it&quot; is"');
  expect(html).toContain('<link data-drawn rel="canonical" href="/scans/mri"/><style data-drawn>h1{color:red}');
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg">');
  expect(html).toContain('<div id="root"><h1>MRI</h1></div>');
  expect(html).toMatch(/style-src 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-[\w+/]+=*';/);
  expect(page({ shell, registry, config: {} })).toContain('<div id="root"></div>');
});
