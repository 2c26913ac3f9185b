import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

/** Counts of a run by test file. */
export type FileCounts = Map<string, Counts>;

interface JestResult {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/** Counts of a Jest run from its JSON file; a file that could not be run is one failure. Undefined when Jest wrote none. */
export function countJest(file: string): FileCounts | undefined {
  if (!existsSync(file)) return undefined;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((each) => each.status === wanted).length;
      const failed = Math.max(count('failed'), status === 'failed' ? 1 : 0);
      return [name, { passed: count('passed'), failed }];
    }),
  );
}

/** What the browser run notes, one JSON line for each test and one for each spec file that ended. */
type BrowserNote = { spec: string; title: string; passed: boolean } | { spec: string; code: number };

/** Counts of a browser run; a spec file that ended badly without a failed test, as when its site did not start, is one failure. */
export function countBrowser(file: string): FileCounts | undefined {
  if (!existsSync(file)) return undefined;
  const notes = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BrowserNote);
  const counts: FileCounts = new Map();
  for (const note of notes) {
    const { passed, failed } = counts.get(note.spec) ?? { passed: 0, failed: 0 };
    if ('code' in note) counts.set(note.spec, { passed, failed: note.code === 0 ? failed : Math.max(failed, 1) });
    else counts.set(note.spec, { passed: passed + Number(note.passed), failed: failed + Number(!note.passed) });
  }
  return counts;
}

export const failedFiles = (counts: FileCounts): string[] => [...counts].filter(([, { failed }]) => failed > 0).map(([file]) => file);

export function sumOf(counts: FileCounts): Counts {
  const all = [...counts.values()];
  return { passed: all.reduce((sum, { passed }) => sum + passed, 0), failed: all.reduce((sum, { failed }) => sum + failed, 0) };
}
