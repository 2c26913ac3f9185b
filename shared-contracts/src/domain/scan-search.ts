import { type ScanService } from './scan-service';
import { phrases, stopWords, synonyms } from './scan-synonyms';

/** The list is filtered only for longer texts (PR-042). */
const searchStartsAfter = 2;
/** Shorter words are too similar to each other to be corrected. */
const shortestCorrected = 3;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const words = (text: string) => text.split(/[^a-z0-9-]+/).filter(Boolean);

/** Whether one letter is missing, added, different, or swapped with the next one. */
function isOneTypo(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed === word) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [rest, other] = [typed.slice(start), word.slice(start)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1) || isSwapped;
}

const vocabularies = new WeakMap<readonly ScanService[], string[]>();

/** Returns the words that a typed one may mean: those of the catalog and of the synonyms. */
function getVocabulary(scans: readonly ScanService[]): string[] {
  const known = vocabularies.get(scans) ?? [
    ...new Set([...scans.flatMap(({ fullName }) => words(plain(fullName))), ...Object.keys(synonyms), ...stopWords]),
  ];
  vocabularies.set(scans, known);
  return known;
}

/** A text to look for in a name, with the value of a match. */
type Alternative = readonly [text: string, value: number];

function listAlternatives(word: string): Alternative[] {
  const meant = (synonyms[word] ?? []).map((text, index): Alternative => [text, 8 - index]);
  return [[word, 6], ...meant];
}

/** Returns what each word of the text may stand for. Words without meaning are left out; an unknown word is corrected by one letter. */
function readTerms(scans: readonly ScanService[], text: string): Alternative[][] {
  const typed = words(phrases.reduce((all, [pattern, spelling]) => all.replace(pattern, spelling), plain(text)));
  const vocabulary = getVocabulary(scans);
  return typed.flatMap((word) => {
    if (stopWords.has(word)) return [];
    if (Object.hasOwn(synonyms, word) || vocabulary.some((known) => known.includes(word))) {
      const continued = word.length >= shortestCorrected ? Object.keys(synonyms).filter((key) => key !== word && key.startsWith(word)) : [];
      return [[...listAlternatives(word), ...continued.flatMap((key) => listAlternatives(key))]];
    }
    const corrected = word.length >= shortestCorrected ? vocabulary.filter((known) => isOneTypo(word, known)) : [];
    if (corrected.some((known) => stopWords.has(known))) return [];
    return [corrected.length > 0 ? corrected.flatMap(listAlternatives) : [[word, 6] as const]];
  });
}

const sides = new Set(['left', 'right']);

/** Returns the value of the best match of a term in a name; 0 without one. A full word counts more than a part of one. */
function rateTerm(name: string, alternatives: readonly Alternative[]): number {
  const nameWords = words(name);
  return Math.max(
    0,
    ...alternatives.map(([text, value]) => {
      if (!name.includes(text)) return 0;
      return nameWords.includes(text) || text.includes(' ')
        ? value + 4
        : nameWords.some((word) => word.startsWith(text))
          ? value + 2
          : value;
    }),
  );
}

/**
 * Returns the scans that a text may mean, the likeliest first; all scans for a short text (PR-042). Every word of the text must occur in
 * the full name (PR-043), itself or as a synonym, in any order and case, with at most one wrong letter. A side that a scan does not
 * have is ignored.
 */
export function searchScans(scans: readonly ScanService[], text: string): ScanService[] {
  if (text.trim().length <= searchStartsAfter) return [...scans];
  const terms = readTerms(scans, text);
  if (terms.length === 0) return [];
  const find = (wanted: Alternative[][]) =>
    scans.flatMap((scan) => {
      const name = plain(scan.fullName);
      const rates = wanted.map((alternatives) => rateTerm(name, alternatives));
      if (rates.includes(0)) return [];
      return [{ scan, rate: rates.reduce((sum, rate) => sum + rate, 0) }];
    });
  const withoutSide = terms.filter(([first]) => first && !sides.has(first[0]));
  const found = find(terms);
  const all = found.length > 0 || withoutSide.length === 0 ? found : find(withoutSide);
  return all.sort((one, other) => other.rate - one.rate).map(({ scan }) => scan);
}
