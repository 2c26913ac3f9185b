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
const visitors = Array.from({ length: 40_000 }, (_, place) => `visitor-${place.toString(36)}`);

describe('a canary', () => {
  it('is shown to nobody at 0 and to everybody at 100 percent', () => {
    fc.assert(
      fc.property(fc.string(), (visitor) => {
        expect(chosen(split(0), visitor)).toBe('stable');
        expect(chosen(split(100), visitor)).toBe('canary');
      }),
    );
  });

  it.each([1, 10, 50, 99])('is shown to %i percent of the visitors', (percent) => {
    const share = visitors.filter((visitor) => chosen(split(percent), visitor) === 'canary').length / visitors.length;
    expect(Math.abs(share * 100 - percent)).toBeLessThan(0.5);
  });

  it('keeps its visitors when another canary takes its place, and when it grows', () => {
    const stays = visitors.filter((visitor) => chosen(split(10), visitor) === 'canary');
    expect(stays.every((visitor) => chosen(split(10, 'next'), visitor) === 'next')).toBe(true);
    expect(stays.every((visitor) => chosen(split(25), visitor) === 'canary')).toBe(true);
  });

  it('takes other visitors for another remote', () => {
    const here = new Set(visitors.filter((visitor) => chosen(split(10), visitor) === 'canary'));
    const there = visitors.filter((visitor) => chosen(split(10), visitor, 'mfe-b') === 'canary');
    expect(there.filter((visitor) => here.has(visitor)).length / there.length).toBeLessThan(0.15);
  });
});
