import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countBrowser, countJest } from './counts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
function written(name: string, content: string) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const lines = (...notes: object[]) => notes.map((note) => `${JSON.stringify(note)}\n`).join('');

describe('the counts of a test run', () => {
  it('include a Jest file that could not be run', () => {
    const file = written('jest.json', JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }));
    expect(countJest(file)).toEqual({ passed: 5, failed: 3 });
  });

  it('are unknown when the runner wrote nothing', () => {
    expect(countJest(join(folder, 'none'))).toBeUndefined();
    expect(countBrowser(join(folder, 'none'))).toBeUndefined();
  });

  it('take each browser test once', () => {
    const file = written('a.jsonl', lines(
      { spec: 'a', title: 'one', passed: true },
      { spec: 'a', title: 'two', passed: false },
      { spec: 'a', code: 1 },
    ));
    expect(countBrowser(file)).toEqual({ passed: 1, failed: 1 });
  });

  it('take a spec file that ended before any test as a failure', () => {
    expect(countBrowser(written('b.jsonl', lines({ spec: 'b', code: 1 })))).toEqual({ passed: 0, failed: 1 });
  });
});
