import { acceptsContract } from './accepts-contract';
import { listScreenFiles, findOwner } from './composition';
import { matchesUrl } from './match-url';
import { type RemoteVersion } from './registry';

const remote = (name: string, urls: string[], routes: { path: string; files: string[] }[] = []): RemoteVersion => ({
  url: `/${name}/1.0.0/remoteEntry.js`,
  metadata: { version: '1.0.0', integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: { scanharbor: { owner: '', contract: '^1.0.0', urls, prefixAccess: [], routes } },
});

const composition = {
  'mfe-a': remote('mfe-a', ['/', '/mri', '/docs/:identifier'], [{ path: '/', files: ['routes.js', 'landing.js'] }]),
  'mfe-b': remote('mfe-b', ['/tests/:page?', '/providers/*']),
};

describe('page composition', () => {
  test.each([
    ['/', 'mfe-a'],
    ['/mri', 'mfe-a'],
    ['/docs/smith', 'mfe-a'],
    ['/docs/smith/new', undefined],
    ['/tests', 'mfe-b'],
    ['/tests/past', 'mfe-b'],
    ['/providers/locations/5', 'mfe-b'],
    ['/nothing', undefined],
  ])('finds the owner of %s [SH-121, SH-122]', (path, owner) => {
    expect(findOwner(composition, path)).toBe(owner);
  });

  it('lists all files of a screen, so that they load in parallel', () => {
    expect(listScreenFiles(composition, '/')).toEqual(['/mfe-a/1.0.0/remoteEntry.js', '/mfe-a/1.0.0/routes.js', '/mfe-a/1.0.0/landing.js']);
    expect(listScreenFiles(composition, '/nothing')).toEqual([]);
  });

  it('matches special characters of regular expressions literally', () => {
    expect(matchesUrl('/a.b', '/axb')).toBe(false);
    expect(matchesUrl('/a.b', '/a.b')).toBe(true);
  });

  test.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.2.3', '1.2.2', false],
    ['^1.2.3', '1.4.0', true],
    ['^2.0.0', '1.9.0', false],
    ['^1.0.0', '2.0.0', false],
    ['*', '1.0.0', false],
    ['latest', '1.0.0', false],
  ])('checks contract range %s against version %s: %s', (range, version, accepted) => {
    expect(acceptsContract(range, version)).toBe(accepted);
  });
});
