import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteManifest } from '../build/build-manifest';
import { readHistory, appendHistory, findPreviousVersion } from './history';
import { setCanary, setLiveVersion } from './pointers';
import { asVersion, readRegistry, registrySchema, writeRegistry } from './registry';
import { signVersion } from './version-signature';

const integrity = `sha384-${'A'.repeat(64)}`;
const createManifest = (version: string): RemoteManifest => ({
  name: 'mfe-a',
  owner: 'team-a',
  urls: ['/a'],
  prefixAccess: [],
  contract: '^1.0.0',
  version,
  entry: 'remoteEntry.js',
  integrity,
  routes: [],
});
const valid = asVersion(createManifest('1.0.0'));
const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json' as const;
const registryOf = (...versions: unknown[]) => ({ schema, microFrontends: { 'mfe-a': versions } });

describe('the registry', () => {
  it('accepts a version from a build manifest', () => {
    expect(registrySchema.parse(registryOf(valid))).toEqual(registryOf(valid));
  });

  test.each([
    ['no version', registryOf()],
    ['no default', registryOf({ ...valid, deployment: { traffic: 100, default: false } })],
    [
      'two defaults',
      registryOf(
        { ...valid, deployment: { traffic: 50, default: true } },
        { ...asVersion(createManifest('2.0.0')), deployment: { traffic: 50, default: true } },
      ),
    ],
    ['shares of 60', registryOf({ ...valid, deployment: { traffic: 60, default: true } })],
    ['half percents', registryOf({ ...valid, deployment: { traffic: 99.5, default: true } })],
    [
      'one version twice',
      registryOf({ ...valid, deployment: { traffic: 50, default: true } }, { ...valid, deployment: { traffic: 50, default: false } }),
    ],
    ['an MD5 for integrity', registryOf({ ...valid, metadata: { version: '1.0.0', integrity: '9e107d9d372bb6826bd81d3542a419d6' } })],
    ['a URL without https', registryOf({ ...valid, url: 'http://elsewhere.example/remoteEntry.js' })],
    ['additional top-level fields', { ...registryOf(valid), signature: 'x' }],
    ['garbage in second place', registryOf(valid, { garbage: 1 })],
    ['a range without a caret', registryOf({ ...valid, extras: { scanharbor: { ...valid.extras.scanharbor, contract: '*' } } })],
  ])('rejects %s', (_name, registry) => {
    expect(() => registrySchema.parse(registry)).toThrow();
  });
});

describe('the pointers of a site', () => {
  let site: string;
  const publish = (version: string) => {
    mkdirSync(join(site, 'mfe-a', version), { recursive: true });
    writeFileSync(join(site, 'mfe-a', version, 'build.json'), JSON.stringify(createManifest(version)));
    signVersion(site, { name: 'mfe-a', version });
  };
  const live = () =>
    readRegistry(site).microFrontends['mfe-a']?.map(({ metadata, deployment }) => [
      metadata.version,
      deployment.traffic,
      deployment.default,
    ]);

  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(version);
    for (const version of ['1.0.0', '1.1.0']) {
      setLiveVersion(site, 'mfe-a', version);
      appendHistory(site, { act: 'release', what: 'mfe-a', version });
    }
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('returns to the previous version', () => {
    expect(findPreviousVersion(site, 'mfe-a')).toBe('1.0.0');
    setLiveVersion(site, 'mfe-a', findPreviousVersion(site, 'mfe-a'));
    expect(live()).toEqual([['1.0.0', 100, true]]);
  });

  it('rejects an unpublished version', () => {
    expect(() => setLiveVersion(site, 'mfe-a', '9.9.9')).toThrow('never published');
    expect(live()).toEqual([['1.1.0', 100, true]]);
  });

  it('gives a canary the exact share of visitors and ends it at 0', () => {
    setCanary(site, 'mfe-a', '1.2.0', 10);
    expect(live()).toEqual([
      ['1.1.0', 90, true],
      ['1.2.0', 10, false],
    ]);
    setCanary(site, 'mfe-a', '1.2.0', 0);
    expect(live()).toEqual([['1.1.0', 100, true]]);
  });

  it('rejects a canary of the live version', () => {
    expect(() => setCanary(site, 'mfe-a', '1.1.0', 10)).toThrow('is already the live version');
  });

  it('rejects an invalid registry and preserves the old one', () => {
    const contentBefore = readFileSync(join(site, 'registry.json'), 'utf8');
    const broken = { ...readRegistry(site), microFrontends: { 'mfe-a': [] } };
    expect(() => writeRegistry(site, broken)).toThrow();
    expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(contentBefore);
  });
});

describe('the history of a site', () => {
  let site: string;
  const record = (what: string, ...actions: [action: 'release' | 'rollback' | 'canary', version: string][]) => {
    for (const [kind, version] of actions) appendHistory(site, { act: kind, what, version });
  };
  beforeEach(() => void (site = mkdtempSync(join(tmpdir(), 'history-'))));
  afterEach(() => rmSync(site, { recursive: true }));

  test.each<[string, Parameters<typeof record>[1][], string]>([
    [
      'a release',
      [
        ['release', '1'],
        ['release', '2'],
      ],
      '1',
    ],
    [
      'a canary that was never live for all',
      [
        ['release', '1'],
        ['release', '2'],
        ['canary', '3'],
      ],
      '1',
    ],
    [
      'a canary that became the release',
      [
        ['release', '1'],
        ['canary', '2'],
        ['release', '2'],
      ],
      '1',
    ],
    [
      'a rollback: to an older version, not to the withdrawn one',
      [
        ['release', '1'],
        ['release', '2'],
        ['release', '3'],
        ['rollback', '2'],
      ],
      '1',
    ],
    [
      'a release after a rollback',
      [
        ['release', '1'],
        ['release', '2'],
        ['rollback', '1'],
        ['release', '3'],
      ],
      '1',
    ],
    [
      'the same release twice',
      [
        ['release', '1'],
        ['release', '2'],
        ['release', '2'],
      ],
      '1',
    ],
  ])('finds the previous version after %s', (_name, actions, expected) => {
    record('mfe-b', ['release', '9']);
    record('mfe-a', ...actions);
    expect(findPreviousVersion(site, 'mfe-a')).toBe(expected);
  });

  it('throws without a previous version', () => {
    record('mfe-a', ['release', '1'], ['canary', '2']);
    expect(() => findPreviousVersion(site, 'mfe-a')).toThrow('mfe-a has no previous version');
  });

  it('records the author, action, time and reason', () => {
    appendHistory(site, { act: 'canary', what: 'mfe-a', version: '2', percent: 10, who: 'ann', why: 'new form' });
    expect(readHistory(site)).toEqual([
      { at: expect.any(String), act: 'canary', what: 'mfe-a', version: '2', percent: 10, who: 'ann', why: 'new form' },
    ]);
    expect(Date.parse(readHistory(site)[0]?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('names the current account by default', () => {
    record('mfe-a', ['release', '1']);
    expect(readHistory(site)[0]?.who).toMatch(/\S/);
  });
});
