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

/** Counts a Jest run from its JSON file. A file that could not run is one failure. Returns undefined when Jest wrote none. */
export function countJest(file: string): FileCounts | undefined {
  if (!existsSync(file)) return undefined;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (expected: string) => assertionResults.filter(({ status: result }) => result === expected).length;
      const failed = Math.max(count('failed'), status === 'failed' ? 1 : 0);
      return [name, { passed: count('passed'), failed }];
    }),
  );
}

/** Entries of a browser run: one JSON line for each test and one for each spec file at its end. */
type BrowserEntry = { spec: string; title: string; passed: boolean } | { spec: string; code: number };

/** Counts a browser run. A spec file that fails without a failed test, for example when its site does not start, is one failure. */
export function countBrowser(file: string): FileCounts | undefined {
  if (!existsSync(file)) return undefined;
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BrowserEntry);
  const counts: FileCounts = new Map();
  for (const entry of entries) {
    const { passed, failed } = counts.get(entry.spec) ?? { passed: 0, failed: 0 };
    if ('code' in entry) counts.set(entry.spec, { passed, failed: entry.code === 0 ? failed : Math.max(failed, 1) });
    else counts.set(entry.spec, { passed: passed + Number(entry.passed), failed: failed + Number(!entry.passed) });
  }
  return counts;
}

export const failedFiles = (counts: FileCounts): string[] => [...counts].filter(([, { failed }]) => failed > 0).map(([file]) => file);

export function sumCounts(counts: FileCounts): Counts {
  const all = [...counts.values()];
  return { passed: all.reduce((sum, { passed }) => sum + passed, 0), failed: all.reduce((sum, { failed }) => sum + failed, 0) };
}
