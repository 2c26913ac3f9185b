import { type FileCounts } from './test-counts';
import { type TestStage } from './stage';
import { retryFailedFiles } from './retry-failed';

const passing = { passed: 2, failed: 0 };
const failing = { passed: 1, failed: 1 };

async function retry(first: FileCounts, second: FileCounts) {
  const runs: string[][] = [];
  const stage: TestStage = {
    name: 'unit',
    coverage: '',
    listPrograms: () => [],
    tests: {
      results: 'first',
      read: (results) => (results === 'first' ? first : second),
      only: (files) => ({ args: files }),
    },
  };
  const outcome = await retryFailedFiles(stage, false, ({ args }) => {
    runs.push(args);
    return Promise.resolve([...second.values()].every(({ failed }) => failed === 0));
  });
  return { runs, outcome };
}

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));

describe('retryFailedFiles', () => {
  it('runs only the failed files again, and names those that passed then', async () => {
    const { runs, outcome } = await retry(
      new Map([
        ['a', passing],
        ['b', failing],
      ]),
      new Map([['b', passing]]),
    );
    expect(runs).toEqual([['b']]);
    expect(outcome).toEqual({ passed: 4, failed: 0, succeeded: true, flakyFiles: ['b'] });
  });

  it('reports a failure when a file fails twice', async () => {
    const { outcome } = await retry(
      new Map([
        ['a', failing],
        ['b', failing],
      ]),
      new Map([
        ['a', failing],
        ['b', passing],
      ]),
    );
    expect(outcome).toEqual({ passed: 3, failed: 1, succeeded: false, flakyFiles: ['b'] });
  });

  it('runs no file again after many failures', async () => {
    const { runs, outcome } = await retry(new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((file) => [file, failing])), new Map());
    expect(runs).toEqual([]);
    expect(outcome).toMatchObject({ failed: 6, succeeded: false });
  });
});
