import { type Counts, failedFiles, sumCounts } from './test-counts';
import { type TestStage, type Program } from './stage';

/** With more failed files, a random cause is unlikely, so they do not run again. */
const maxRetriedFiles = 5;

interface RetryOutcome extends Counts {
  succeeded: boolean;
  flakyFiles: string[];
}

/**
 * Returns the result of a stage after a separate second run of its failed files, if they are few. A machine with two
 * busy cores can starve a browser, but a real error fails twice. The result names the files that passed only in the
 * second run.
 */
export async function retryFailedFiles(
  { tests }: TestStage,
  succeeded: boolean,
  run: (program: Program) => Promise<boolean>,
): Promise<RetryOutcome> {
  const first = tests?.read(tests.results);
  if (!tests || !first) return { passed: Number(succeeded && !tests), failed: 0, succeeded, flakyFiles: [] };
  const failed = failedFiles(first);
  if (succeeded || failed.length === 0 || failed.length > maxRetriedFiles) return { ...sumCounts(first), succeeded, flakyFiles: [] };

  console.log(`\n── second run, alone: ${failed.join(', ')}`);
  const results = `${tests.results}.second-run`;
  const secondSucceeded = await run(tests.only(failed, results));
  const second = tests.read(results);
  if (!second) return { ...sumCounts(first), succeeded, flakyFiles: [] };
  const stillFailed = failedFiles(second);
  return {
    ...sumCounts(new Map([...first, ...second])),
    succeeded: secondSucceeded,
    flakyFiles: failed.filter((file) => !stillFailed.includes(file)),
  };
}
