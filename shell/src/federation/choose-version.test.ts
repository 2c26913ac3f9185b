import fc from 'fast-check';
import { chooseVersion } from './choose-version';
import { type RemoteVersion } from './registry';

const version = (name: string, traffic: number, isDefault: boolean): RemoteVersion => ({
  url: `/${name}.js`,
  metadata: { version: name, integrity: '' },
  deployment: { traffic, default: isDefault },
  extras: { scanharbor: { owner: '', contract: '^1.0.0', urls: [], prefixAccess: [], routes: [] } },
});
const chosen = (versions: RemoteVersion[], visitor: string, remote = 'mfe-a') => chooseVersion(remote, versions, visitor)?.metadata.version;
const split = (canary: number, name = 'canary') => [version('stable', 100 - canary, true), version(name, canary, false)];
const visitors = Array.from({ length: 400_000 }, (_, index) => `visitor-${index.toString(36)}`);
const replaced = split(10, 'next');
const listCanaryVisitors = (versions: RemoteVersion[], remote?: string) =>
  visitors.filter((visitor) => chosen(versions, visitor, remote) === 'canary');

describe('canary version', () => {
  it('is never shown at 0 percent and always at 100 percent', () => {
    fc.assert(
      fc.property(fc.string(), (visitor) => {
        expect(chosen(split(0), visitor)).toBe('stable');
        expect(chosen(split(100), visitor)).toBe('canary');
      }),
    );
  });

  it.each([1, 5, 10, 25, 50, 75, 90, 99])('is shown to %i percent of 400,000 visitors, within a tenth of a percent', (percent) => {
    expect(Math.abs((listCanaryVisitors(split(percent)).length / visitors.length) * 100 - percent)).toBeLessThan(0.1);
  });

  it('preserves its visitors when another canary replaces it', () => {
    const stays = listCanaryVisitors(split(10)).filter((visitor) => chosen(replaced, visitor) === 'next');
    expect(stays.length / listCanaryVisitors(split(10)).length).toBeGreaterThan(0.99);
  });

  it('preserves all visitors while its share grows, for any shares', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), fc.nat(100), (visitor, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        if (chosen(split(less), visitor) === 'canary') expect(chosen(split(more), visitor)).toBe('canary');
      }),
    );
  });

  it('selects different visitors for another remote', () => {
    const inRemote = new Set(listCanaryVisitors(split(10)));
    const inOtherRemote = listCanaryVisitors(split(10), 'mfe-b');
    expect(inOtherRemote.filter((visitor) => inRemote.has(visitor)).length / inOtherRemote.length).toBeLessThan(0.15);
  });
});
