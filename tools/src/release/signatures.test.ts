import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../build/integrity';
import { repair } from '../remote/repair';
import { endSet, makeSet, printSets } from '../remote/sets';
import { verify } from '../remote/keys';
import { appendHistory } from './history';
import { setLiveShell } from './live-version';
import { setCanary, setLiveVersion } from './pointers';
import { readRegistry, type Registry } from './registry';
import { writePage } from './release-build';
import { signSite } from './sign-site';
import { createKeyFile, dropPreviousKey, loadSiteKeys, rotateKey } from './site-keys';
import { findSetChanges, listSets } from './version-sets';
import { signVersion } from './version-signature';

const home = mkdtempSync(join(tmpdir(), 'signatures-'));
const keyFile = join(home, 'production.json');
const foreignKeys = join(home, 'foreign.json');
createKeyFile(keyFile, 'production');
createKeyFile(foreignKeys, 'production');
const previousKeys = process.env.SCANHARBOR_KEYS;
beforeEach(() => {
  process.env.SCANHARBOR_KEYS = keyFile;
  jest.spyOn(console, 'log').mockImplementation();
});
afterAll(() => {
  jest.restoreAllMocks();
  if (previousKeys === undefined) delete process.env.SCANHARBOR_KEYS;
  else process.env.SCANHARBOR_KEYS = previousKeys;
  rmSync(home, { recursive: true });
});

function write(file: string, content: string | object) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

let count = 0;

/** Writes a site with two remotes, of which the first has two versions, and returns its folder. */
async function createSite() {
  const site = join(home, `site-${(count += 1)}`);
  const shell = { version: '1.0.0', entry: [], integrity: {}, preload: 'start()', routes: [], signedIn: [], title: 'A', description: '' };
  write(join(site, 'shell/1.0.0/build.json'), shell);
  signVersion(site, { name: 'shell', version: '1.0.0' });
  setLiveShell(site, '1.0.0');
  for (const [name, version] of [
    ['mfe-a', '1.0.0'],
    ['mfe-a', '1.1.0'],
    ['mfe-b', '1.0.0'],
  ] as const) {
    const folder = join(site, name, version);
    write(join(folder, 'remoteEntry.js'), `${name} ${version}`);
    write(join(folder, 'build.json'), {
      name,
      owner: name,
      urls: [`/${name}`],
      prefixAccess: [],
      contract: '^1.0.0',
      version,
      entry: 'remoteEntry.js',
      integrity: integrityOf(join(folder, 'remoteEntry.js')),
      routes: [],
    });
    signVersion(site, { name, version });
    setLiveVersion(site, name, version);
    appendHistory(site, { act: 'release', what: name, version });
  }
  await writePage(site);
  return site;
}

const registryFile = (site: string) => join(site, 'registry.json');

/** Changes the registry of a site as a person without the key can. */
function tamper(site: string, change: (registry: Required<Registry>) => object) {
  const registry = JSON.parse(readFileSync(registryFile(site), 'utf8')) as Required<Registry>;
  write(registryFile(site), change(registry));
}

const edited = (registry: Registry, edit: (text: string) => string) => JSON.parse(edit(JSON.stringify(registry))) as object;

describe('the registry of a site', () => {
  test.each<[string, (registry: Required<Registry>) => object, string]>([
    ['the URL of an entry', (registry) => edited(registry, (text) => text.replace('/mfe-a/1.1.0/', '/mfe-a/1.0.0/')), 'mfe-a'],
    ['the integrity of an entry', (registry) => edited(registry, (text) => text.replace(/sha384-./, 'sha384-x')), 'mfe-a'],
    [
      'a remote that is another one',
      ({ microFrontends: { 'mfe-a': a = [], 'mfe-b': b = [] }, ...rest }) => ({ ...rest, microFrontends: { 'mfe-a': b, 'mfe-b': a } }),
      'mfe-b',
    ],
    ['a signature that is cut off', (registry) => edited(registry, (text) => text.replace(/("signature":"[^"]{40})[^"]*/, '$1')), 'mfe-a'],
    ['a serial', ({ signatures, ...rest }) => ({ ...rest, signatures: { ...signatures, serial: signatures.serial + 1 } }), 'as a whole'],
    [
      'a remote that is missing',
      ({ microFrontends: { 'mfe-b': b = [] }, ...rest }) => ({ ...rest, microFrontends: { 'mfe-b': b } }),
      'mfe-a is missing',
    ],
    [
      'an additional remote',
      ({ microFrontends, ...rest }) => ({ ...rest, microFrontends: { ...microFrontends, 'mfe-c': microFrontends['mfe-a'] } }),
      'mfe-c',
    ],
    ['no signatures', ({ schema, microFrontends }) => ({ schema, microFrontends }), 'is not signed'],
  ])('is refused by name with a change of %s', async (_what, change, line) => {
    const site = await createSite();
    tamper(site, change);
    expect(() => readRegistry(site)).toThrow(registryFile(site));
    expect(() => readRegistry(site)).toThrow(line);
    await expect(writePage(site)).rejects.toThrow(line);
  });

  it('refuses an older entry of one remote beside the current ones', async () => {
    const site = await createSite();
    const { microFrontends, signatures } = readRegistry(site);
    setLiveVersion(site, 'mfe-a', '1.0.0');
    const older = { ...microFrontends };
    tamper(site, (current) => ({
      ...current,
      microFrontends: { ...current.microFrontends, 'mfe-a': older['mfe-a'] },
      signatures: { ...current.signatures, remotes: { ...current.signatures.remotes, 'mfe-a': signatures?.remotes['mfe-a'] } },
    }));
    expect(() => readRegistry(site)).toThrow('it is not signed for this site as a whole');
  });

  it('raises the serial of the remote that changes only, and never lowers one', async () => {
    const site = await createSite();
    const before = readRegistry(site).signatures;
    jest.spyOn(Date, 'now').mockReturnValue(0);
    setCanary(site, 'mfe-a', '1.0.0', 10);
    jest.spyOn(Date, 'now').mockRestore();
    const after = readRegistry(site).signatures;
    expect(after?.remotes['mfe-b']).toEqual(before?.remotes['mfe-b']);
    expect(after?.remotes['mfe-a']?.serial).toBeGreaterThan(before?.serial ?? Infinity);
  });

  it('is refused for another site with the same key, and for another key', async () => {
    const site = await createSite();
    const named = JSON.parse(readFileSync(keyFile, 'utf8')) as object;
    process.env.SCANHARBOR_KEYS = JSON.stringify({ ...named, site: 'staging' });
    expect(() => readRegistry(site)).toThrow('the entry of mfe-a is not signed for this site');
    process.env.SCANHARBOR_KEYS = foreignKeys;
    expect(() => readRegistry(site)).toThrow('SCANHARBOR_KEYS has other keys');
    await expect(repair({ site })).rejects.toThrow('Nothing was changed');
    process.env.SCANHARBOR_KEYS = keyFile;
    expect(Object.keys(readRegistry(site).microFrontends)).toEqual(['mfe-a', 'mfe-b']);
  });

  it('is restored from the history after a change, and signed once when it never was', async () => {
    const site = await createSite();
    tamper(site, (registry) => edited(registry, (text) => text.replace('/mfe-a/1.1.0/', '/mfe-a/1.0.0/')));
    await repair({ site });
    expect(readRegistry(site).microFrontends['mfe-a']?.[0]?.url).toBe('/mfe-a/1.1.0/remoteEntry.js');
    tamper(site, ({ schema, microFrontends }) => ({ schema, microFrontends }));
    expect(() => signSite(site, {})).toThrow('registry.json: it is not signed');
    expect(signSite(site, { force: true })).toEqual(['registry.json: it is not signed']);
    expect(Object.keys(readRegistry(site).microFrontends)).toEqual(['mfe-a', 'mfe-b']);
  });
});

describe('a published version', () => {
  it('never becomes live again after a change of its files', async () => {
    const site = await createSite();
    write(join(site, 'mfe-a/1.0.0/remoteEntry.js'), 'evil()');
    expect(() => setLiveVersion(site, 'mfe-a', '1.0.0')).toThrow('remoteEntry.js was changed');
    cpSync(join(site, 'mfe-a/1.1.0'), join(site, 'mfe-b/1.1.0'), { recursive: true });
    expect(() => setLiveVersion(site, 'mfe-b', '1.1.0')).toThrow('signature.json is not by a key of this site');
  });

  it('is not prerendered after a change, because its code would run in the release', async () => {
    const site = await createSite();
    write(join(site, 'mfe-b/1.0.0/server.cjs'), 'throw new Error("ran")');
    await expect(writePage(site)).rejects.toThrow('server.cjs was added');
  });
});

describe('a check of the site', () => {
  it('lists each page, pointer and version that is not as released', async () => {
    const site = await createSite();
    verify({ site });
    expect(console.log).toHaveBeenLastCalledWith(`${site} is as released: registry, pages and 4 versions`);
    write(join(site, 'index.html'), '<script>evil()</script>');
    write(join(site, 'shell/live.json'), '{"version":"0.9.0"}');
    write(join(site, 'mfe-a/1.0.0/more.js'), '');
    expect(() => verify({ site })).toThrow(/mfe-a 1\.0\.0: more\.js was added[^]*index\.html was changed[^]*shell\/live\.json was changed/);
  });
});

describe('the keys of a site', () => {
  it('are in the page, two while a new key replaces the previous one', async () => {
    const rotated = join(home, 'rotated.json');
    cpSync(keyFile, rotated);
    process.env.SCANHARBOR_KEYS = rotated;
    const site = await createSite();
    const [old] = loadSiteKeys(site).publicKeys;
    rotateKey(rotated);
    const [current] = loadSiteKeys(site).publicKeys;
    expect(loadSiteKeys(site).publicKeys).toEqual([current, old]);
    await writePage(site);
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain(
      `siteKeys={"site":"production","keys":["${current}","${old}"]};start()`,
    );

    signSite(site, {});
    dropPreviousKey(rotated);
    await writePage(site);
    verify({ site });
    expect(readFileSync(join(site, 'index.html'), 'utf8')).not.toContain(old);
    process.env.SCANHARBOR_KEYS = keyFile;
    expect(() => readRegistry(site)).toThrow('SCANHARBOR_KEYS has other keys');
  });

  it('are readable by their account only, and refused in the folder of the site', () => {
    expect(statSync(keyFile).mode & 0o077).toBe(0);
    const site = join(home, 'public');
    createKeyFile(join(site, 'keys.json'), 'production');
    process.env.SCANHARBOR_KEYS = join(site, 'keys.json');
    expect(() => loadSiteKeys(site)).toThrow('is in the folder of the site, which is public');
    expect(() => createKeyFile(keyFile, 'production')).toThrow('EEXIST');
  });

  it('verify without the private key, and sign nothing', async () => {
    const site = await createSite();
    const { site: name, keys } = JSON.parse(readFileSync(keyFile, 'utf8')) as { site: string; keys: { d?: string }[] };
    process.env.SCANHARBOR_KEYS = JSON.stringify({ site: name, keys: keys.map((key) => ({ ...key, d: undefined })) });
    verify({ site });
    expect(() => setLiveVersion(site, 'mfe-a', '1.0.0')).toThrow('has no private key');
  });

  it('are not quoted by an error', () => {
    process.env.SCANHARBOR_KEYS = '{"keys": [{"d": "secret"';
    expect(() => loadSiteKeys(home)).toThrow(/^SCANHARBOR_KEYS has no valid keys$/);
  });
});

describe('a set of versions', () => {
  const printed = () => jest.mocked(console.log).mock.calls.flat().join('\n');
  const setFile = (site: string, id: string) => join(site, '.sets', `${id}.json`);
  beforeEach(() => jest.mocked(console.log).mockClear());

  it('has the named versions and the live ones of all other remotes, and changes nothing on the site', async () => {
    const site = await createSite();
    const before = readFileSync(registryFile(site), 'utf8');
    await makeSet('mfe-a@1.0.0', { site, days: '3', reason: 'Review' });
    const [set] = listSets(site);
    expect(
      Object.entries(set?.remotes ?? {}).map(([name, { metadata, deployment }]) => [name, metadata.version, deployment.traffic]),
    ).toEqual([
      ['mfe-a', '1.0.0', 100],
      ['mfe-b', '1.0.0', 100],
    ]);
    expect(printed()).toContain(`/?set=${set?.id}`);
    expect(Date.parse(set?.expires ?? '') - Date.parse(set?.created ?? '')).toBe(3 * 86_400_000);
    expect(readFileSync(registryFile(site), 'utf8')).toBe(before);
    await endSet(set?.id ?? '', { site });
    printSets({ site });
    expect(printed()).toMatch(/withdrawn at .*: Review\n {2}mfe-a 1\.0\.0, mfe-b 1\.0\.0$/);
    verify({ site });
  });

  it.each([
    ['mfe-a@9.9.9', {}, 'mfe-a 9.9.9 was never published here'],
    ['shell@1.0.0', {}, 'shell@1.0.0 is not NAME or NAME@VERSION of a remote'],
    ['mfe-a', {}, 'mfe-a is not in this folder'],
    ['', {}, 'Name the versions'],
    ['mfe-a@1.0.0', { positions: ['mfe-a@1.1.0'] }, 'A set has one version of each remote'],
    ['mfe-a@1.0.0', { days: '31' }, '--days must be a number from 1 to 30, not 31'],
  ])('of %j with %j is refused: %s', async (name, options, message) => {
    const site = await createSite();
    await expect(makeSet(name, { site, ...options })).rejects.toThrow(message);
    expect(listSets(site)).toEqual([]);
  });

  it('is refused when a file of a version was changed, and reported when the set was changed', async () => {
    const site = await createSite();
    await makeSet('mfe-a@1.0.0', { site });
    const [set] = listSets(site);
    write(setFile(site, set?.id ?? ''), { ...set, expires: '2999-01-01T00:00:00.000Z' });
    expect(() => verify({ site })).toThrow(`set ${set?.id}: it is not signed for this site`);
    await expect(endSet('000000000000', { site })).rejects.toThrow('There is no set 000000000000');
    write(join(site, 'mfe-a/1.0.0/remoteEntry.js'), 'changed');
    await expect(makeSet('mfe-a@1.0.0', { site })).rejects.toThrow('mfe-a 1.0.0');
  });

  it('is signed again with a new key', async () => {
    const site = await createSite();
    await makeSet('mfe-a@1.0.0', { site });
    rotateKey(keyFile);
    signSite(site, {});
    dropPreviousKey(keyFile);
    expect(findSetChanges(site)).toEqual([]);
  });
});
