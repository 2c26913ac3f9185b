import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../build/integrity';
import { setLiveShell } from '../release/live-version';
import { readRegistry } from '../release/registry';
import { signVersion } from '../release/version-signature';
import { publish } from './publish';
import { repair } from './repair';
import { rollback } from './rollback';

const home = mkdtempSync(join(tmpdir(), 'publish-'));
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(home, { recursive: true });
});

function write(file: string, content: string | object) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

const chunk = 'export const page = 1;';
const chunkName = `assets/7.${createHash('sha256').update(chunk).digest('base64url')}.js`;

interface Bundle {
  name?: string;
  version?: string;
  urls?: string[];
}

let count = 0;

/** Writes a sound bundle of another repository, and returns its folder. */
function createBundle({ name = 'mfe-blog', version = '1.0.0', urls = ['/blog'] }: Bundle = {}) {
  const folder = join(home, `dist-${(count += 1)}`);
  write(join(folder, 'remoteEntry.js'), `var entry = '${version}';`);
  write(join(folder, chunkName), chunk);
  write(join(folder, 'contract-usage.json'), {});
  write(join(folder, 'contents.json'), { 'remoteEntry.js': { [name]: 10 }, [chunkName]: { [name]: 20 } });
  write(join(folder, 'build.json'), {
    name,
    owner: 'blog',
    urls,
    prefixAccess: [],
    contract: '^1.0.0',
    version,
    entry: 'remoteEntry.js',
    integrity: integrityOf(join(folder, 'remoteEntry.js')),
    routes: urls.map((path) => ({ path, files: [chunkName] })),
  });
  return folder;
}

function createSite() {
  const site = join(home, `site-${(count += 1)}`);
  const shell = { version: '1.0.0', entry: [], integrity: {}, preload: '', routes: [{ path: '/login', files: [] }], signedIn: [] };
  write(join(site, 'shell/1.0.0/build.json'), { ...shell, title: 'Plain', description: '' });
  write(join(site, 'shell/1.0.0/server.cjs'), `exports.sharedModules = {}; exports.renderPage = async () => undefined;`);
  signVersion(site, { name: 'shell', version: '1.0.0' });
  setLiveShell(site, '1.0.0');
  return site;
}

/** Adds a contract to the live shell. */
function offer(site: string, ...members: string[]) {
  write(join(site, 'shell/1.0.0/contract.json'), { version: '1.0.0', members });
  signVersion(site, { name: 'shell', version: '1.0.0' });
}

/** Writes the code of a bundle's chunk, under its hash, and what the bundle declares. */
function replaceChunk(folder: string, code: string, usage: Record<string, string>, container?: 'script') {
  const name = `assets/7.${createHash('sha256').update(code).digest('base64url')}.js`;
  rmSync(join(folder, chunkName));
  write(join(folder, name), code);
  write(join(folder, 'contract-usage.json'), usage);
  write(join(folder, 'contents.json'), { 'remoteEntry.js': {}, [name]: {} });
  write(join(folder, 'build.json'), { ...readJson(join(folder, 'build.json')), routes: [{ path: '/blog', files: [name] }], container });
}

const listLive = (site: string) =>
  Object.entries(readRegistry(site).microFrontends).map(([name, versions]) => [name, ...versions.map(({ metadata }) => metadata.version)]);

describe('a bundle of another repository', () => {
  beforeAll(() => void jest.spyOn(console, 'log').mockImplementation());

  it('is published, compressed in all folders, and shown to a share of the visitors or to all', async () => {
    const site = createSite();
    await publish({ site, from: createBundle() });
    await publish({ site, from: createBundle({ version: '1.1.0' }), percent: '10' });
    expect(listLive(site)).toEqual([['mfe-blog', '1.0.0', '1.1.0']]);
    expect(existsSync(join(site, 'mfe-blog/1.0.0', `${chunkName}.br`))).toBe(true);
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('mfe-blog/1.1.0/remoteEntry.js');
  });

  it('is refused with the names of what its code uses of the contract and it does not declare', async () => {
    const site = createSite();
    const members = [
      'endpoint px.invitation',
      'endpoint px.submitInvitation',
      'route paths.home',
      'call GET px/invitation/:',
      'call GET scans/list',
    ];
    offer(site, ...members, 'export useHref');
    const from = createBundle();
    const code = `const {useLazyInvitationQuery:a}=b;c.endpoints.submitInvitation.initiate();d.paths.home();fetch(\`/api/px/invitation/\${e}\`);fetch("api/scans/list");useHref()`;
    replaceChunk(from, code, { 'call GET scans/list': 'a.ts' });
    const refusal = await publish({ site, from }).catch((failure: unknown) => (failure instanceof Error ? failure.message : failure));
    expect(
      String(refusal)
        .replace(/assets\/7\.[\w-]+\.js/g, 'CHUNK')
        .split('\n'),
    ).toEqual([
      'Rejected: the scripts use what contract-usage.json does not declare. Declare it, or remove it:',
      '  endpoint px.invitation (useLazyInvitationQuery in CHUNK)',
      '  endpoint px.submitInvitation (endpoints.submitInvitation in CHUNK)',
      '  route paths.home (paths.home in CHUNK)',
      '  call GET px/invitation/: (/api/px/invitation/${e} in CHUNK)',
    ]);
    expect(listLive(site)).toEqual([]);
    write(join(from, 'contract-usage.json'), Object.fromEntries(members.map((member) => [member, 'a.ts'])));
    await publish({ site, from });
    expect(listLive(site)).toEqual([['mfe-blog', '1.0.0']]);
  });

  it('is refused for an undeclared hook of the shell when another federation runtime built it', async () => {
    const site = createSite();
    offer(site, 'export useHref');
    const from = createBundle();
    replaceChunk(from, 'b.useHref()', {}, 'script');
    await expect(publish({ site, from })).rejects.toThrow('export useHref (useHref in assets/7.');
  });

  test.each<[string, (folder: string) => void, string]>([
    ['has no declaration', (folder) => rmSync(join(folder, 'build.json')), 'build.json is missing: it declares the remote'],
    ['has no record of its contract usage', (folder) => rmSync(join(folder, 'contract-usage.json')), 'contract-usage.json is missing'],
    ['has no record of its packages', (folder) => rmSync(join(folder, 'contents.json')), 'contents.json is missing'],
    [
      'declares an unknown access',
      (folder) =>
        write(join(folder, 'build.json'), { ...readJson(join(folder, 'build.json')), prefixAccess: [{ prefix: '/blog', access: 'root' }] }),
      'build.json is invalid',
    ],
    ['has a modified entry', (folder) => write(join(folder, 'remoteEntry.js'), 'evil()'), 'remoteEntry.js differs from the integrity'],
    ['has a modified chunk', (folder) => write(join(folder, chunkName), 'evil()'), 'has no hash of its content'],
    ['lacks a file of a route', (folder) => rmSync(join(folder, chunkName)), 'is listed, but is no script of the bundle'],
    ['contains an additional script', (folder) => write(join(folder, 'more.js'), ''), 'more.js is not listed in contents.json'],
    [
      'hides a copy of React',
      (folder) => write(join(folder, 'remoteEntry.js'), 'throw Error("https://react.dev/errors/31")'),
      'remoteEntry.js contains react, which the shell provides',
    ],
    ['contains a module that is not listed', (folder) => write(join(folder, 'more.mjs'), ''), 'more.mjs is not listed in contents.json'],
    ['contains a page', (folder) => write(join(folder, 'about/index.html'), ''), 'about/index.html is a page'],
    [
      'states the integrity of a chunk that it lacks',
      (folder) =>
        write(join(folder, 'build.json'), {
          ...readJson(join(folder, 'build.json')),
          chunks: { 'gone.js': integrityOf(join(folder, 'remoteEntry.js')) },
        }),
      'gone.js is listed, but is no script of the bundle',
    ],
    [
      'hides a copy of Redux Toolkit',
      (folder) => write(join(folder, 'remoteEntry.js'), 'throw Error("visit https://redux-toolkit.js.org/Errors?code=1")'),
      'remoteEntry.js contains @reduxjs/toolkit, which the shell provides',
    ],
    [
      'contains code for the server',
      (folder) => write(join(folder, 'server.cjs'), ''),
      'server.cjs would run on the machine of the release',
    ],
    ['links to a file outside', (folder) => symlinkSync('/etc/hostname', join(folder, 'link.js')), 'link.js is a link'],
    [
      'has a URL without a route',
      (folder) => write(join(folder, 'build.json'), { ...readJson(join(folder, 'build.json')), urls: ['/blog', '/more'] }),
      '/more is in "urls", but has no route',
    ],
    [
      'has a path for a version',
      (folder) => write(join(folder, 'build.json'), { ...readJson(join(folder, 'build.json')), version: '../../shell' }),
      '../../shell is no version number',
    ],
  ])('is rejected without a change of the site when it %s', async (_what, damage, line) => {
    const site = createSite();
    const from = createBundle();
    damage(from);
    await expect(publish({ site, from })).rejects.toThrow(line);
    expect(listLive(site)).toEqual([]);
  });

  it('lists a chunk with its integrity when its name has no hash', async () => {
    const site = createSite();
    const from = createBundle();
    write(join(from, 'page.js'), 'page()');
    write(join(from, 'contents.json'), { ...readJson(join(from, 'contents.json')), 'page.js': {} });
    await expect(publish({ site, from })).rejects.toThrow('page.js has no hash of its content');
    write(join(from, 'build.json'), { ...readJson(join(from, 'build.json')), chunks: { 'page.js': integrityOf(join(from, 'page.js')) } });
    await publish({ site, from });
    expect(listLive(site)).toEqual([['mfe-blog', '1.0.0']]);
  });

  it('takes no path of the shell or another remote, and gives up no live path', async () => {
    const site = createSite();
    await publish({ site, from: createBundle({ urls: ['/blog', '/blog/:post'] }) });
    await expect(publish({ site, from: createBundle({ name: 'mfe-news', urls: ['/Blog/:article'] }) })).rejects.toThrow(
      '/Blog/:article belongs to mfe-blog',
    );
    await expect(publish({ site, from: createBundle({ name: 'mfe-news', urls: ['/login'] }) })).rejects.toThrow('/login belongs to shell');
    await expect(publish({ site, from: createBundle({ version: '1.1.0' }) })).rejects.toThrow(
      '/blog/:post is live and missing here: keep it, with a page that redirects',
    );
    expect(listLive(site)).toEqual([['mfe-blog', '1.0.0']]);
  });

  test.each([
    ['/tests', '/tests/:page?', true],
    ['/tests/:page', '/tests/:page?', true],
    ['/tests/a/b', '/tests/:page?', false],
    ['/wiki/new', '/wiki/*', true],
    ['/wiki', '/wiki/*', true],
    ['/wikis', '/wiki/*', false],
    ['/docs/:id/edit', '/docs/new/:part', true],
    ['/docs/new', '/docs/old', false],
  ])('with %s beside %s of another remote is refused: %s', async (url, live, isRefused) => {
    const site = createSite();
    await publish({ site, from: createBundle({ urls: [live] }) });
    const second = publish({ site, from: createBundle({ name: 'mfe-news', urls: [url] }) });
    if (isRefused) await expect(second).rejects.toThrow(`${url} belongs to mfe-blog, as ${live}`);
    else await second;
    expect(listLive(site)).toHaveLength(isRefused ? 1 : 2);
  });

  it('is not rolled back to a path that another remote got since', async () => {
    const site = createSite();
    await publish({ site, from: createBundle({ urls: ['/blog', '/news'] }) });
    await publish({ site, from: createBundle({ version: '1.1.0' }), force: true });
    await publish({ site, from: createBundle({ name: 'mfe-news', urls: ['/news'] }) });
    await expect(rollback('mfe-blog', { site })).rejects.toThrow('/news belongs to mfe-news');
    expect(listLive(site)).toContainEqual(['mfe-blog', '1.1.0']);
  });

  it('is live again after the repair of a broken registry, which every command names', async () => {
    const site = createSite();
    await publish({ site, from: createBundle() });
    await publish({ site, from: createBundle({ version: '1.1.0' }), percent: '10' });
    const registry = join(site, 'registry.json');
    const before = readJson(registry);
    write(registry, '{"schema": "https://raw.git');
    await expect(publish({ site, from: createBundle({ version: '1.2.0' }) })).rejects.toThrow(
      `${registry} is not a valid registry. Restore it from the history: npm run remote -- repair`,
    );
    await repair({ site });
    expect(readJson(registry)).toEqual({ ...before, signatures: expect.anything() });
    expect(readFileSync(`${registry}.invalid`, 'utf8')).toBe('{"schema": "https://raw.git');
  });
});
