import fc from 'fast-check';
import { maxSatisfying, Range, satisfies } from 'semver';
import { chooseOffer, satisfies as satisfiesInPage } from './choose-offer';

const number = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(9, 10, 19, 100));
const prerelease = fc.constantFrom('', '', '', '-0', '-1', '-10', '-alpha', '-alpha.1', '-alpha.10', '-alpha-1', '-alpha.beta', '-rc.2');
const build = fc.constantFrom('', '', '+build', '+5-x');
const version = fc
  .tuple(number, number, number, prerelease, build)
  .map(([major, minor, patch, suffix, metadata]) => `${major}.${minor}.${patch}${suffix}${metadata}`);
const partial = fc.oneof(
  version,
  number.map(String),
  fc.tuple(number, number).map((parts) => parts.join('.')),
  fc.constantFrom('*', '1.x', ''),
);
const comparator = fc.tuple(fc.constantFrom('', '^', '~', '>', '>=', '<', '<=', '='), partial).map((parts) => parts.join(''));
const set = fc.oneof(
  fc.array(comparator, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  fc.tuple(partial, partial).map((ends) => ends.join(' - ')),
);
const range = fc
  .array(set, { minLength: 1, maxLength: 3 })
  .map((sets) => sets.join(' || '))
  .filter((text) => {
    try {
      return new Range(text) instanceof Range;
    } catch {
      return false;
    }
  });

const offers = (...versions: string[]) => Object.fromEntries(versions.map((one) => [one, { version: one, get: () => () => one }]));

describe('the range of a shared module', () => {
  it('accepts in the page what it accepts in npm', () => {
    fc.assert(
      fc.property(version, range, (one, text) => {
        expect(satisfiesInPage(one, new Range(text).range)).toBe(satisfies(one, text));
      }),
      { numRuns: 3000 },
    );
  });

  it('chooses the highest of several versions, as npm does', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          version.filter((one) => !one.includes('+')),
          { minLength: 1, maxLength: 6 },
        ),
        range,
        (versions, text) => {
          const highest = maxSatisfying(versions, text);
          fc.pre(highest !== null);
          expect(chooseOffer(offers(...versions), new Range(text).range)?.version).toBe(highest);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['>=18 <20', '19.3.1'],
    ['17 || ^19.1.0', '19.3.1'],
    ['~19.0.1', '19.0.4'],
    ['^18', '18.3.1'],
    ['^20.0.0-rc.1', '20.0.0-rc.2'],
    ['^19.9.0', '19.3.1'],
    ['~19.9.0', undefined],
    ['<18', undefined],
    ['^20.0.0', undefined],
  ])('%s is met by %s', (text, expected) => {
    const scope = offers('19.0.4', '18.3.1', '20.0.0-rc.2', '19.3.1');
    expect(chooseOffer(scope, new Range(text).range)?.version).toBe(expected);
  });

  it('is not met by a second version beside the one in use', () => {
    const scope = offers('19.0.4', '19.3.1');
    Object.assign(scope['19.0.4'] ?? {}, { loaded: true });
    expect(chooseOffer(scope, new Range('^19.1.0').range)?.version).toBe('19.0.4');
    expect(chooseOffer(scope, new Range('~19.3.0').range)).toBeUndefined();
  });
});
