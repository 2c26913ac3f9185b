import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countBrowser, countJest, failedFiles, type FileCounts, sumCounts } from './test-counts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
function written(name: string, content: string) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const lines = (...notes: object[]) => notes.map((note) => `${JSON.stringify(note)}\n`).join('');
const summed = (counts: FileCounts | undefined) => counts && { ...sumCounts(counts), in: failedFiles(counts) };

describe('the counts of a test run', () => {
  it('includes a Jest file that could not run', () => {
    const [passed, failed] = [{ status: 'passed' }, { status: 'failed' }];
    const testResults = [
      { name: 'a', status: 'passed', assertionResults: [passed, passed, { status: 'pending' }] },
      { name: 'b', status: 'failed', assertionResults: [passed, failed, failed] },
      { name: 'c', status: 'failed', assertionResults: [] },
    ];
    expect(summed(countJest(written('jest.json', JSON.stringify({ testResults }))))).toEqual({ passed: 3, failed: 3, in: ['b', 'c'] });
  });

  it('returns undefined without a results file', () => {
    expect(countJest(join(folder, 'none'))).toBeUndefined();
    expect(countBrowser(join(folder, 'none'))).toBeUndefined();
  });

  it('includes each browser test once', () => {
    const file = written(
      'a.jsonl',
      lines({ spec: 'a', title: 'one', passed: true }, { spec: 'a', title: 'two', passed: false }, { spec: 'a', code: 1 }),
    );
    expect(summed(countBrowser(file))).toEqual({ passed: 1, failed: 1, in: ['a'] });
  });

  it('counts a spec file without a test as a failure', () => {
    expect(summed(countBrowser(written('b.jsonl', lines({ spec: 'b', code: 1 }))))).toEqual({ passed: 0, failed: 1, in: ['b'] });
  });
});
