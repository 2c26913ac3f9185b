import { type SharedModule } from './share-scope';

/** Digits of the longest number that a version can contain. */
const digits = 16;

/** Pads the numbers of dotted identifiers, so that texts compare as Semantic Versioning orders them: numbers come before words. */
const pad = (identifiers: string) =>
  identifiers.replace(/[^.]+/g, (part) => (/\D/.test(part) ? `~${part}` : part.padStart(digits, '0'))).replace(/\./g, ' ');

/** Splits a version into its three numbers and its prerelease; build metadata does not count. */
const split = (version: string) => /^([\d.]+)-?([^+]*)/.exec(version)?.slice(1) ?? [];

/** Returns a text that sorts as the version does. */
function toSortKey(version: string): string {
  const [numbers = '', prerelease] = split(version);
  return pad(numbers) + (prerelease ? ` ${pad(prerelease)}` : '~');
}

function meets(key: string, comparator: string): boolean {
  const [, operator = '', bound = ''] = /^([<>]?)=?(.*)/.exec(comparator) ?? [];
  const limit = toSortKey(bound);
  if (key === limit) return comparator[1] === '=' || !operator;
  return operator === '>' ? key > limit : operator === '<' && key < limit;
}

/**
 * Whether a version satisfies a range of complete comparators, such as '>=19.1.0 <20.0.0-0 || 18.3.1'. As in npm, a prerelease
 * needs a comparator with a prerelease of the same three numbers. @internal
 */
export function satisfies(version: string, range: string): boolean {
  const key = toSortKey(version);
  const [numbers, prerelease] = split(version);
  return range.split('||').some((set) => {
    const comparators = set.match(/\S+/g) ?? [];
    const namesPrerelease = (comparator: string) => {
      const [named, itsPrerelease] = split(comparator.replace(/^[<>=]+/, ''));
      return itsPrerelease && named === numbers;
    };
    return comparators.every((comparator) => meets(key, comparator)) && (!prerelease || comparators.some(namesPrerelease));
  });
}

/** Whether the range accepts a later release of the version's major: a remote need not wait for the shell to take up a patch. */
const isOlderRelease = (version: string, range: string) =>
  /^[\d.]+$/.test(version) && satisfies(version.replace(/\..*/, `.${'9'.repeat(digits)}.0`), range);

/**
 * Chooses the version of a shared module for a range of complete comparators. A version that the page already uses is the only
 * candidate, because all shared modules must exist once. Otherwise the highest that satisfies the range is chosen, or an older release
 * of the same major. Returns undefined without one.
 */
export function chooseOffer(versions: Record<string, SharedModule>, range: string): SharedModule | undefined {
  const offers = Object.values(versions).sort((one, other) => (toSortKey(one.version) < toSortKey(other.version) ? 1 : -1));
  const candidates = offers.some(({ loaded }) => loaded) ? offers.filter(({ loaded }) => loaded) : offers;
  return candidates.find(({ version }) => satisfies(version, range)) ?? candidates.find(({ version }) => isOlderRelease(version, range));
}
