import { type FileCounts } from './counts';
import { type Part } from './part';
import { afterSecondTry } from './second-try';

const good = { passed: 2, failed: 0 };
const bad = { passed: 1, failed: 1 };

async function tried(first: FileCounts, second: FileCounts) {
  const runs: string[][] = [];
  const part: Part = {
    name: 'unit',
    what: '',
    programs: [],
    tests: {
      results: 'first',
      read: (results) => (results === 'first' ? first : second),
      only: (files) => ({ words: files }),
    },
  };
  const outcome = await afterSecondTry(part, false, ({ words }) => {
    runs.push(words);
    return Promise.resolve([...second.values()].every(({ failed }) => failed === 0));
  });
  return { runs, outcome };
}

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));

describe('a second try', () => {
  it('runs only what failed, and names what passed then', async () => {
    const { runs, outcome } = await tried(
      new Map([
        ['a', good],
        ['b', bad],
      ]),
      new Map([['b', good]]),
    );
    expect(runs).toEqual([['b']]);
    expect(outcome).toEqual({ passed: 4, failed: 0, well: true, shaky: ['b'] });
  });

  it('leaves a fault a failure', async () => {
    const { outcome } = await tried(
      new Map([
        ['a', bad],
        ['b', bad],
      ]),
      new Map([
        ['a', bad],
        ['b', good],
      ]),
    );
    expect(outcome).toEqual({ passed: 3, failed: 1, well: false, shaky: ['b'] });
  });

  it('is not given where much failed', async () => {
    const { runs, outcome } = await tried(new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((file) => [file, bad])), new Map());
    expect(runs).toEqual([]);
    expect(outcome).toMatchObject({ failed: 6, well: false });
  });
});
