import { type Counts, failedFiles, sumOf } from './counts';
import { type Part, type Program } from './part';

/** So many failed files are no accident: they are not run again. */
const mostAgain = 5;

interface Tried extends Counts {
  well: boolean;
  shaky: string[];
}

/**
 * What came of a part's tests, once the few files that failed were run again by themselves. A machine with two busy
 * cores can starve a browser; a fault fails twice. What passed only then is named in the outcome, so that it is mended.
 */
export async function afterSecondTry({ tests }: Part, well: boolean, run: (program: Program) => Promise<boolean>): Promise<Tried> {
  const first = tests?.read(tests.results);
  if (!tests || !first) return { passed: Number(well && !tests), failed: 0, well, shaky: [] };
  const failed = failedFiles(first);
  if (well || failed.length === 0 || failed.length > mostAgain) return { ...sumOf(first), well, shaky: [] };

  console.log(`\n── again, alone: ${failed.join(', ')}`);
  const results = `${tests.results}.again`;
  const wellAgain = await run(tests.only(failed, results));
  const second = tests.read(results);
  if (!second) return { ...sumOf(first), well, shaky: [] };
  const stillFailed = failedFiles(second);
  return { ...sumOf(new Map([...first, ...second])), well: wellAgain, shaky: failed.filter((file) => !stillFailed.includes(file)) };
}
