import { chooseComposition, findOwner } from './composition';
import { acceptsContract } from './accepts-contract';
import { sanitizeRegistry } from './sanitize-registry';

const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const version = (name: string, traffic: number, isDefault: boolean) => ({
  url: `/mfe-a/${name}/remoteEntry.js`,
  metadata: { version: name, integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic, default: isDefault },
  extras: { scanharbor: { owner: 'a', contract: '^1.0.0', urls: ['/a'], prefixAccess: [], routes: [{ path: '/a', files: ['a.js'] }] } },
});
const valid = version('1.0.0', 100, true);
const other = { ...version('1.0.0', 100, true), extras: { scanharbor: { ...valid.extras.scanharbor, urls: ['/b'] } } };
const composed = (microFrontends: unknown) => chooseComposition(sanitizeRegistry({ schema, microFrontends }), 'visitor');

describe('shell registry', () => {
  it('is unchanged when it is valid', () => {
    const registry = { schema, microFrontends: { 'mfe-a': [version('1.0.0', 90, true), version('1.1.0', 10, false)] } };
    expect(sanitizeRegistry(registry)).toEqual(registry);
  });

  test.each<[string, unknown]>([
    ['no version', []],
    ['no list of versions', valid],
    ['no default', [version('1.0.0', 100, false)]],
    ['two defaults', [version('1.0.0', 50, true), version('1.1.0', 50, true)]],
    ['shares of 60', [version('1.0.0', 60, true)]],
    ['half percents', [version('1.0.0', 99.5, true), version('1.1.0', 0.5, false)]],
    ['a share below 0', [version('1.0.0', 110, true), version('1.1.0', -10, false)]],
    ['one version twice', [version('1.0.0', 50, true), version('1.0.0', 50, false)]],
    ['no hash of the entry', [{ ...valid, metadata: { version: '1.0.0' } }]],
    ['an MD5 for a hash', [{ ...valid, metadata: { version: '1.0.0', integrity: '9e107d9d372bb6826bd81d3542a419d6' } }]],
    ['an address without https', [{ ...valid, url: 'http://elsewhere.example/remoteEntry.js' }]],
    ['garbage in second place', [valid, { garbage: 1 }]],
  ])('rejects only a remote with %s: its URLs show the fallback, the other remotes work', (_name, versions) => {
    const composition = composed({ 'mfe-a': versions, 'mfe-b': [other] });
    expect(acceptsContract(composition['mfe-a']?.extras.scanharbor.contract ?? '', '1.0.0')).toBe(false);
    expect(composition['mfe-b']).toEqual(other);
    expect(findOwner(composition, '/b')).toBe('mfe-b');
  });

  it('preserves the URLs of a rejected remote for its fallback', () => {
    expect(findOwner(composed({ 'mfe-a': [version('1.0.0', 60, true)] }), '/a')).toBe('mfe-a');
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'registry'],
    ['another schema', { schema: 'v2', microFrontends: { 'mfe-a': [valid] } }],
    ['no remotes', { schema }],
  ])('is rejected completely when it is %s: all URLs of remotes show the fallback', (_name, value) => {
    const composition = chooseComposition(sanitizeRegistry(value), 'visitor');
    expect(findOwner(composition, '/a')).toBe('registry');
    expect(acceptsContract(composition.registry?.extras.scanharbor.contract ?? '', '1.0.0')).toBe(false);
  });
});
