import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShellManifest } from '../build/build-manifest';
import { renderHtmlPage } from '../release/html-page';
import { asVersion, type Registry } from '../release/registry';
import { prerenderPages } from './prerender-pages';
import { findPermissionFlag } from './render-remote';
import { findPageFile, writePageFiles } from './page-files';

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'prerender-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(site, { recursive: true });
});

const manifest = {
  name: 'mfe-a',
  owner: 'team-a',
  urls: ['/', '/throws', '/elsewhere', '/a/:id'],
  prefixAccess: [],
  contract: '^1.0.0',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  routes: [],
};
const shell: ShellManifest = {
  version: '2.0.0',
  entry: [],
  integrity: {},
  preload: '',
  routes: [],
  signedIn: [],
  title: 'Site',
  description: 'All',
  icon: 'data:image/svg+xml,%3Csvg',
  barColors: { light: 'white', dark: 'black' },
};

const registry = { schema: '', microFrontends: { 'mfe-a': [asVersion(manifest)] } } as unknown as Registry;

function bundle(folder: string, code: string) {
  mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, folder, 'server.cjs'), code);
}

const shellBundle = `exports.sharedModules = { react: { name: 'one React' } };
exports.renderPage = async ({ path, module, config }) => {
  if (path === '/throws') throw new Error('no window');
  return path === '/elsewhere' ? undefined : { title: path, description: config.word, head: '', css: '', html: module.routes[0] };
};`;
const remoteBundle = `exports.routes = [require('react').name]; exports.prerenderedPaths = ['/', '/throws', '/elsewhere', '/a/b'];`;
const prerender = () =>
  prerenderPages({ site, shellVersion: '2.0.0', shell: { routes: [{ path: '/login', files: [] }] }, registry, config: { word: 'beta' } });

describe('prerenderPages', () => {
  it('renders the pages of the live versions with the shared modules, and skips redirects and pages that fail', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    bundle('shell/2.0.0', shellBundle);
    bundle('mfe-a/1.0.0', remoteBundle);
    const pages = await prerender();
    expect([...pages.keys()]).toEqual(['/', '/a/b']);
    expect(pages.get('/a/b')).toEqual({ title: '/a/b', description: 'beta', head: '', css: '', html: 'one React' });
    expect(warned.mock.calls.flat()).toEqual(['/throws of mfe-a is not prerendered: Error: no window']);
  });

  it('renders the screens of the shell, too, and names what keeps a page hidden', async () => {
    bundle(
      'shell/2.0.0',
      `${shellBundle} exports.routes = ['form']; exports.prerenderedPaths = ['/login'];
      exports.prerenderedUnless = { '/login': { params: ['firstLogin'] } };`,
    );
    const page = (await prerender()).get('/login');
    expect(page).toMatchObject({ html: 'form', unless: { params: ['firstLogin'] } });
    const html = renderHtmlPage({ shell, registry, config: {}, prerendered: page });
    expect(html).toContain('<script type="application/json" id="sh-prerendered-unless">{"params":["firstLogin"]}</script>');
    expect(html.indexOf('sh-prerendered-unless')).toBeLessThan(html.indexOf('<script>'));
  });

  it('runs the code of a team without the variables of the release, files outside of the site, processes, and URLs of others', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const secret = join(tmpdir(), `secret-${process.pid}`);
    writeFileSync(secret, 'private key');
    process.env.SCANHARBOR_KEYS = secret;
    bundle('shell/2.0.0', shellBundle);
    bundle(
      'mfe-a/1.0.0',
      `const attempt = (action) => { try { return String(action()); } catch (failure) { return failure.code; } };
      exports.routes = [JSON.stringify([
        Object.keys(process.env).filter((name) => /KEY|TOKEN|DATABASE/.test(name)),
        attempt(() => require('fs').readFileSync(${JSON.stringify(secret)})),
        attempt(() => require('fs').writeFileSync(${JSON.stringify(join(site, 'registry.json'))}, '')),
        attempt(() => require('child_process').execSync('id')),
      ])];
      exports.prerenderedPaths = ['/', '/login'];`,
    );
    try {
      const pages = await prerender();
      expect([...pages].map(([path, { html }]) => [path, JSON.parse(html) as unknown])).toEqual([
        ['/', [[], 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']],
      ]);
      expect(warned.mock.calls.flat()).toEqual(['/login is not a URL of mfe-a and is not prerendered']);
    } finally {
      delete process.env.SCANHARBOR_KEYS;
      rmSync(secret);
    }
  });

  it('keeps the other pages when a remote ends its process or needs too much memory', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    bundle('shell/2.0.0', `${shellBundle} exports.routes = ['form']; exports.prerenderedPaths = ['/login'];`);
    for (const code of ['process.exit(3)', 'const all = []; for (;;) all.push({ all, text: [Math.random()] })']) {
      bundle('mfe-a/1.0.0', code);
      expect([...(await prerender()).keys()]).toEqual(['/login']);
    }
    expect(warned.mock.calls.flat()).toEqual([
      'Pages of mfe-a are not prerendered: the process ended with 3',
      expect.stringMatching(/^Pages of mfe-a are not prerendered: the process ended with (SIGABRT|SIGKILL|134)$/),
    ]);
  }, 60_000);

  it('renders nothing for a shell or a remote without a server bundle', async () => {
    bundle('mfe-a/1.0.0', remoteBundle);
    expect((await prerender()).size).toBe(0);
    rmSync(join(site, 'mfe-a'), { recursive: true });
    bundle('shell/2.0.0', shellBundle);
    expect((await prerender()).size).toBe(0);
  });
});

it.each([
  ['20', ['--experimental-permission'], '--experimental-permission'],
  ['22', ['--experimental-permission', '--permission'], '--permission'],
  ['24', ['--permission'], '--permission'],
  ['without a permission model', [], undefined],
])('limits the code of a team by the flag of Node %s', (_version, flags, expected) => {
  expect(findPermissionFlag(new Set(flags))).toBe(expected);
});

describe('files of prerendered pages', () => {
  const readAt = (path: string) => {
    const file = findPageFile(site, path);
    return file && readFileSync(file, 'utf8');
  };

  it('finds a file only by the path of its page', () => {
    const pages = new Map([
      ['/', 'landing'],
      ['/scans/mri', 'MRI'],
    ]);
    writePageFiles(site, { pages, patterns: [], plain: 'plain' });
    expect(['/', '/scans/mri', '/scans/mri/'].map(readAt)).toEqual(['landing', 'MRI', 'MRI']);
    expect(['/index', '/scans', '/../pages/index', '/../../etc/passwd', '/scans/sonar'].map(readAt)).toEqual(Array(5).fill(undefined));
  });

  it('finds the plain page for the URLs of all other screens, with any value of a parameter', () => {
    const patterns = ['/', '/tests/:page?', '/docs/:identifier', '/docs/:identifier/new', '/scans/:scanType', '/equipment/*'];
    writePageFiles(site, { pages: new Map([['/scans/mri', 'MRI']]), patterns, plain: 'plain' });
    const known = [
      '/',
      '/tests',
      '/tests/past',
      '/docs/napp',
      '/docs/napp/new',
      '/docs/a b/new/',
      '/scans/ct',
      '/equipment',
      '/equipment/a/b/c',
    ];
    expect(known.map(readAt)).toEqual(known.map(() => 'plain'));
    expect(readAt('/scans/mri')).toBe('MRI');
    const unknown = ['/scans', '/scans/mri/more', '/docs', '/docs/napp/old', '/tests/past/more', '/index', '/pages', '/nothing'];
    expect(unknown.map(readAt)).toEqual(unknown.map(() => undefined));
  });

  it('replaces a page by the plain page when a new release does not render it', () => {
    const pagesBefore = [
      ['/', 'one'],
      ['/old', 'old'],
    ] as const;
    writePageFiles(site, { pages: new Map(pagesBefore), patterns: [], plain: 'plain one' });
    writePageFiles(site, { pages: new Map([['/', 'two']]), patterns: [], plain: 'plain two' });
    expect(['index', 'old'].map((name) => readFileSync(join(site, `pages/${name}.html`), 'utf8'))).toEqual(['two', 'plain two']);
  });
});

it('renders a prerendered page with its metadata and a style hash, and marks the elements that the shell removes', () => {
  const prerendered = {
    title: 'MRI & more',
    description: 'What "it" is',
    head: '<link rel="canonical" href="/scans/mri"/>',
    css: 'h1{color:red}',
    html: '<h1>MRI</h1>',
  };
  const html = renderHtmlPage({ shell, registry, config: {}, prerendered });
  expect(html).toContain('<title>MRI &amp; more</title>');
  expect(html).toContain('content="What &quot;it&quot; is"');
  expect(html).toContain(
    '<link data-prerendered data-drawn rel="canonical" href="/scans/mri"/><style data-styled data-prerendered data-drawn></style><style data-prerendered data-drawn>h1{color:red}',
  );
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg">');
  expect(html).toContain('<meta name="theme-color" data-bar-scheme="dark" media="(prefers-color-scheme: dark)" content="black">');
  expect(html.indexOf('<meta name="theme-color"')).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain('<div id="root"><h1>MRI</h1></div>');
  expect(html).toMatch(/style-src 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-[\w+/]+=*';/);
  expect(renderHtmlPage({ shell, registry, config: {} })).toContain('<div id="root"></div>');
});
