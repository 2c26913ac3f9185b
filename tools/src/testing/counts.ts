import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
}

/** Counts of a Jest run from its JSON file; undefined when Jest wrote none. */
export function countJest(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

/** What the browser run notes, one JSON line for each test and one for each spec file that ended. */
export type BrowserNote = { spec: string; title: string; passed: boolean } | { spec: string; code: number };

/** Counts of a browser run; a spec file that ended badly without a failed test, as when its site did not start, is one failure. */
export function countBrowser(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const notes = readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as BrowserNote);
  const failedSpecs = new Set<string>();
  const counts = { passed: 0, failed: 0 };
  for (const note of notes) {
    if ('code' in note) continue;
    if (note.passed) counts.passed += 1;
    else counts.failed += 1;
    if (!note.passed) failedSpecs.add(note.spec);
  }
  for (const note of notes) if ('code' in note && note.code !== 0 && !failedSpecs.has(note.spec)) counts.failed += 1;
  return counts;
}
