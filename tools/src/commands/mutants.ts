import { Stryker } from '@stryker-mutator/core';
import { groups, mutationCache } from '../mutants/groups';
import { exitWithError } from './exit-with-error';

/** The least share of the mutants that tests must notice, in percent. */
const leastScore = 80;

/**
 * Runs `npm run mutants -- <package> [files]`: changes the rules of a package, one place at a time, and lists the changes that no
 * test notices. `files` are globs below the package; the results of its other files are those of the run before. The exit code is 1 below
 * the least score.
 */
export async function command([name = '', ...files]: string[]) {
  const group = groups[name];
  if (!group) exitWithError(`Unknown package: '${name}'. Packages: ${Object.keys(groups).join(', ')}`);
  // Read by the configuration of Jest, in the processes that run the tests.
  Object.assign(process.env, { MUTANTS_PACKAGE: name, MUTANTS_TESTS: group.tests.join(' ') });
  const stryker = new Stryker({
    mutate: [...(files.length > 0 ? files : group.mutate), '!src/**/*.test.ts'].map((glob) =>
      glob.replace(/^!?/, (not) => `${not}${name}/`),
    ),
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'tools/src/mutants/jest.config.mjs' },
    coverageAnalysis: 'perTest',
    // Each constant of a module would load all of its tests again, which is nine tenths of the time.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${mutationCache}/${name}.json`,
    tempDirName: `${mutationCache}/sandbox`,
    ignorePatterns: ['/dist', '/docs', '/e2e', '/deploy'],
    concurrency: 2,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: leastScore, break: leastScore },
  });
  await stryker.runMutationTest();
}
