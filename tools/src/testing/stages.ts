import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMissingBrowserPackages } from '../browser/ensure-browser';
import { listMissingNginxPackages } from '../browser/ensure-nginx';
import { listMissingPostgresPackages } from '../browser/ensure-postgres';
import { workspaceRoot } from '../webpack/package-folders';
import { type Counts, countBrowser, countJest } from './test-counts';
import { type TestStage, type Program } from './stage';
import { findPostgres } from './postgres';
import { retryFailedFiles } from './retry-failed';

const bin = (name: string) => join(workspaceRoot, 'node_modules/.bin', name);

/**
 * Starts a script that makes many objects with room for them, which workers of Jest inherit: less is copied and marked. Measured: the build
 * takes 97 instead of 125 s of processor time and 2.2 instead of 1.8 GB, the tests of a remote 106 instead of 117 s and 1.7 instead of 1.0
 * GB a worker. ESLint takes 4.2 instead of 3.9 GB; its time differs more from hour to hour than by this.
 */
const withHeap = (megabytes: number, script: string) => [
  process.execPath,
  `--initial-old-space-size=${megabytes}`,
  '--min-semi-space-size=64',
  '--max-semi-space-size=256',
  script,
];

/** With TypeScript 7, by its path: `node_modules/.bin/tsc` may be that of the older `typescript`, which other tools need (decision 010). */
const checkTypes = (project: string): Program => ({ args: [join(workspaceRoot, 'node_modules/typescript-7/bin/tsc'), '-p', project] });

const browser = (results: string, args: string[], env = {}): Program => ({
  args: [bin('wdio'), 'run', 'e2e/wdio.conf.ts', ...args],
  env: { ...env, E2E_RESULTS: results },
});

/** Runs Jest on the API with a temporary PostgreSQL server. */
const onPostgres = (results: string, args: string[], env = {}): Program => ({
  args: [
    process.execPath,
    'tools/bin/run.mjs',
    'on-postgres',
    bin('jest'),
    '--config',
    'mock-api/postgres/jest.config.mjs',
    '--json',
    `--outputFile=${results}`,
    ...args,
  ],
  env,
});

/** Runs Jest on the workspace; the tests of the API that the stage on PostgreSQL runs anyway are left to it. */
const onEmbedded = (results: string, args: string[], env = {}): Program => ({
  args: [...withHeap(1500, bin('jest')), '--json', `--outputFile=${results}`, ...args],
  env: { ...env, ...(findPostgres() ? { POSTGRES_STAGE: '1' } : {}) },
});

/** Files that Prettier formats. Same pattern as `npm run format`. */
const sources = '**/*.{ts,tsx,mjs}';

/** Lists the stages in run order, those without tests first; `all` adds the long tests. Each run writes its results to a new folder. */
export function listTestStages(all = false, results = mkdtempSync(join(tmpdir(), 'scanharbor-test-'))): TestStage[] {
  const env = all ? { ALL_TESTS: '1' } : {};
  const jestResults = join(results, 'jest.json');
  const postgresResults = join(results, 'postgres.json');
  const browserResults = join(results, 'browser.jsonl');
  return [
    {
      name: 'lint',
      coverage: 'ESLint with the package boundaries, Prettier, unused code and import cycles, spelling, commit subjects',
      listPrograms: () => [
        { args: [...withHeap(5000, bin('eslint')), '.', '--max-warnings', '0'] },
        { args: [bin('prettier'), '--check', '--log-level', 'warn', sources] },
        { args: [process.execPath, 'tools/bin/run.mjs', 'lint-commits'] },
        { args: [bin('knip'), '--production', '--no-progress'] },
        { args: [bin('cspell'), '--no-progress', '--no-summary'] },
      ],
    },
    {
      name: 'types',
      coverage: 'TypeScript, sources and journeys',
      listPrograms: () => ['tsconfig.json', 'e2e/tsconfig.json'].map(checkTypes),
    },
    {
      name: 'build',
      coverage: 'the shell and every remote',
      listPrograms: () => [{ args: [...withHeap(2000, 'tools/bin/run.mjs'), 'build'] }],
    },
    {
      name: 'unit',
      coverage: 'rules, screens and contract (Jest)',
      listMissingPackages: listMissingPostgresPackages,
      listPrograms: () => [onEmbedded(jestResults, ['--maxWorkers=2'], env)],
      tests: {
        results: jestResults,
        read: countJest,
        only: (files, file) => onEmbedded(file, ['--runInBand', '--runTestsByPath', ...files], env),
      },
    },
    {
      name: 'postgres',
      coverage: 'the API on PostgreSQL, two processes on one database',
      listMissingPackages: listMissingPostgresPackages,
      // Many of its tests wait for processes that they kill and start: a third worker saves a quarter of the time.
      listPrograms: () => [onPostgres(postgresResults, ['--maxWorkers=3'], env)],
      tests: {
        results: postgresResults,
        read: countJest,
        only: (files, file) => onPostgres(file, ['--runInBand', '--runTestsByPath', ...files], env),
      },
      getMissingRequirement: () => (findPostgres() ? undefined : 'PostgreSQL is not installed: initdb was not found'),
    },
    {
      name: 'browser',
      coverage: 'journeys and federation (WebdriverIO)',
      listMissingPackages: () => [...listMissingBrowserPackages(), ...listMissingNginxPackages()],
      listPrograms: () => [browser(browserResults, [], env)],
      tests: {
        results: browserResults,
        read: countBrowser,
        only: (files, file) =>
          browser(
            file,
            files.flatMap((spec) => ['--spec', spec]),
            env,
          ),
      },
    },
  ];
}

/**
 * Young objects get 64 MB instead of 16: compilers and screens create many. Measured: a type check takes 61 instead of 80 s of processor
 * time.
 */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

let freeCores = availableParallelism();
const waiting: (() => void)[] = [];

/** Starts a program as soon as a core is free: with more at once, the longest would take longer. */
async function runProgram({ args: [program = '', ...args], env = {} }: Program): Promise<boolean> {
  if (freeCores === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else freeCores -= 1;
  const child = spawn(program, args, {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_OPTIONS: nodeOptions, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const isSuccess = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
  const next = waiting.shift();
  if (next) next();
  else freeCores += 1;
  return isSuccess;
}

export interface Outcome extends Counts {
  stage: TestStage;
  /** Whether every program succeeded, including the second run of failed files. */
  succeeded: boolean;
  /** Test files that passed only in the second run. Each has an error that appears under load. */
  flakyFiles: string[];
  seconds: number;
  /** The reason for skipping the stage. */
  skipped?: string;
}

/** Runs a stage and streams its output. A stage that fails without a failed test counts as one failure. */
export async function runStage(stage: TestStage): Promise<Outcome> {
  const skipped = stage.getMissingRequirement?.();
  if (skipped) {
    console.log(`skipped: ${skipped}`);
    return { stage, skipped, succeeded: true, flakyFiles: [], seconds: 0, passed: 0, failed: 0 };
  }
  const started = Date.now();
  const results = await Promise.all(stage.listPrograms().map(runProgram));
  const preparationSucceeded = results.slice(0, -1).every(Boolean);
  const { succeeded: testsSucceeded, flakyFiles, ...counts } = await retryFailedFiles(stage, results.at(-1) === true, runProgram);
  const succeeded = preparationSucceeded && testsSucceeded;
  return {
    ...counts,
    failed: succeeded ? counts.failed : Math.max(counts.failed, 1),
    stage,
    succeeded,
    flakyFiles,
    seconds: (Date.now() - started) / 1000,
  };
}
