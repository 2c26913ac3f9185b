import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteFacts } from '../build/facts';
import { history, note, versionBefore } from './history';
import { canary, pointTo } from './pointers';
import { asVersion, readRegistry, registrySchema, writeRegistry } from './registry';

const integrity = `sha384-${'A'.repeat(64)}`;
const facts = (version: string): RemoteFacts => ({
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
const good = asVersion(facts('1.0.0'));
const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json' as const;
const registryOf = (...versions: unknown[]) => ({ schema, microFrontends: { 'mfe-a': versions } });

describe('the registry', () => {
  it('takes a version as a build describes it', () => {
    expect(registrySchema.parse(registryOf(good))).toEqual(registryOf(good));
  });

  test.each([
    ['no version', registryOf()],
    ['no default', registryOf({ ...good, deployment: { traffic: 100, default: false } })],
    [
      'two defaults',
      registryOf(
        { ...good, deployment: { traffic: 50, default: true } },
        { ...asVersion(facts('2.0.0')), deployment: { traffic: 50, default: true } },
      ),
    ],
    ['shares of 60', registryOf({ ...good, deployment: { traffic: 60, default: true } })],
    ['half percents', registryOf({ ...good, deployment: { traffic: 99.5, default: true } })],
    [
      'one version twice',
      registryOf({ ...good, deployment: { traffic: 50, default: true } }, { ...good, deployment: { traffic: 50, default: false } }),
    ],
    ['an MD5 for integrity', registryOf({ ...good, metadata: { version: '1.0.0', integrity: '9e107d9d372bb6826bd81d3542a419d6' } })],
    ['an address without https', registryOf({ ...good, url: 'http://elsewhere.example/remoteEntry.js' })],
    ['fields of its own at the top', { ...registryOf(good), signature: 'x' }],
    ['garbage in second place', registryOf(good, { garbage: 1 })],
    ['a range that is no caret', registryOf({ ...good, extras: { scanharbor: { ...good.extras.scanharbor, contract: '*' } } })],
  ])('refuses %s', (_name, registry) => {
    expect(() => registrySchema.parse(registry)).toThrow();
  });
});

describe('the pointers of a site', () => {
  let site: string;
  const publish = (version: string) => {
    mkdirSync(join(site, 'mfe-a', version), { recursive: true });
    writeFileSync(join(site, 'mfe-a', version, 'build.json'), JSON.stringify(facts(version)));
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
      pointTo(site, 'mfe-a', version);
      note(site, { act: 'release', what: 'mfe-a', version });
    }
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('go back to the version before', () => {
    expect(versionBefore(site, 'mfe-a')).toBe('1.0.0');
    pointTo(site, 'mfe-a', versionBefore(site, 'mfe-a'));
    expect(live()).toEqual([['1.0.0', 100, true]]);
  });

  it('never lead to a version that was not published', () => {
    expect(() => pointTo(site, 'mfe-a', '9.9.9')).toThrow('never published');
    expect(live()).toEqual([['1.1.0', 100, true]]);
  });

  it('share visitors with a canary, exactly, and end it at 0', () => {
    canary(site, 'mfe-a', '1.2.0', 10);
    expect(live()).toEqual([
      ['1.1.0', 90, true],
      ['1.2.0', 10, false],
    ]);
    canary(site, 'mfe-a', '1.2.0', 0);
    expect(live()).toEqual([['1.1.0', 100, true]]);
  });

  it('refuse a canary of the live version', () => {
    expect(() => canary(site, 'mfe-a', '1.1.0', 10)).toThrow('live version already');
  });

  it('never write a registry that does not hold, and leave the old one whole', () => {
    const before = readFileSync(join(site, 'registry.json'), 'utf8');
    const broken = { ...readRegistry(site), microFrontends: { 'mfe-a': [] } };
    expect(() => writeRegistry(site, broken)).toThrow();
    expect(readFileSync(join(site, 'registry.json'), 'utf8')).toBe(before);
  });
});

describe('the history of a site', () => {
  let site: string;
  const act = (what: string, ...acts: [act: 'release' | 'rollback' | 'canary', version: string][]) => {
    for (const [kind, version] of acts) note(site, { act: kind, what, version });
  };
  beforeEach(() => void (site = mkdtempSync(join(tmpdir(), 'history-'))));
  afterEach(() => rmSync(site, { recursive: true }));

  test.each<[string, Parameters<typeof act>[1][], string]>([
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
      'a rollback: further back, not to what was bad',
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
  ])('leads back after %s', (_name, acts, before) => {
    act('mfe-b', ['release', '9']);
    act('mfe-a', ...acts);
    expect(versionBefore(site, 'mfe-a')).toBe(before);
  });

  it('says when there is nothing to go back to', () => {
    act('mfe-a', ['release', '1'], ['canary', '2']);
    expect(() => versionBefore(site, 'mfe-a')).toThrow('mfe-a has no earlier version to go back to');
  });

  it('tells who did what, when and why', () => {
    note(site, { act: 'canary', what: 'mfe-a', version: '2', percent: 10, who: 'ann', why: 'new form' });
    expect(history(site)).toEqual([
      { at: expect.any(String), act: 'canary', what: 'mfe-a', version: '2', percent: 10, who: 'ann', why: 'new form' },
    ]);
    expect(Date.parse(history(site)[0]?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('names the account at hand when nobody is named', () => {
    act('mfe-a', ['release', '1']);
    expect(history(site)[0]?.who).toMatch(/\S/);
  });
});
