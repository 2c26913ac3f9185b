import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/package-folders';
import { type Counts, countBrowser, countJest } from './counts';
import { type Part, type Program } from './part';
import { findPostgres } from './postgres';
import { afterSecondTry } from './second-try';

const bin = (name: string) => join(root, 'node_modules/.bin', name);

const browser = (results: string, words: string[] = []): Program => ({
  words: [bin('wdio'), 'run', 'e2e/wdio.conf.ts', ...words],
  env: { E2E_RESULTS: results },
});

/** Jest on the API with a PostgreSQL server of its own. */
const onPostgres = (results: string, words: string[]): Program => ({
  words: [
    process.execPath,
    'tools/bin/run.mjs',
    'on-postgres',
    bin('jest'),
    '--config',
    'mock-api/postgres/jest.config.mjs',
    '--json',
    `--outputFile=${results}`,
    ...words,
  ],
});

/** What Prettier writes. Its pattern is that of `npm run format`. */
const sources = '**/*.{ts,tsx,mjs}';

/** The parts in the order in which they run. Results of a run go to a folder of its own. */
export function testParts(results = mkdtempSync(join(tmpdir(), 'scanharbor-test-'))): Part[] {
  const jestResults = join(results, 'jest.json');
  const postgresResults = join(results, 'postgres.json');
  const browserResults = join(results, 'browser.jsonl');
  return [
    {
      name: 'lint',
      what: 'ESLint with the house boundaries, Prettier',
      programs: [
        { words: [bin('eslint'), '.', '--max-warnings', '0'] },
        { words: [bin('prettier'), '--check', '--log-level', 'warn', sources] },
      ],
    },
    {
      name: 'types',
      what: 'TypeScript, sources and journeys',
      programs: [{ words: [bin('tsc'), '-p', 'tsconfig.json'] }, { words: [bin('tsc'), '-p', 'e2e/tsconfig.json'] }],
    },
    {
      name: 'unit',
      what: 'rules, screens and contract (Jest)',
      programs: [{ words: [bin('jest'), '--maxWorkers=2', '--json', `--outputFile=${jestResults}`] }],
      tests: {
        results: jestResults,
        read: countJest,
        only: (files, file) => ({ words: [bin('jest'), '--runInBand', '--json', `--outputFile=${file}`, '--runTestsByPath', ...files] }),
      },
    },
    {
      name: 'postgres',
      what: 'contract once more on PostgreSQL, two processes on one database',
      programs: [onPostgres(postgresResults, ['--maxWorkers=2'])],
      tests: {
        results: postgresResults,
        read: countJest,
        only: (files, file) => onPostgres(file, ['--runInBand', '--runTestsByPath', ...files]),
      },
      lacks: () => (findPostgres() ? undefined : 'no PostgreSQL here: initdb was not found'),
    },
    { name: 'build', what: 'the shell and every remote', programs: [{ words: [process.execPath, 'tools/bin/run.mjs', 'build'] }] },
    {
      name: 'browser',
      what: 'journeys and federation (WebdriverIO)',
      programs: [browser(browserResults)],
      tests: {
        results: browserResults,
        read: countBrowser,
        only: (files, file) =>
          browser(
            file,
            files.flatMap((spec) => ['--spec', spec]),
          ),
      },
    },
  ];
}

function runProgram({ words: [program = '', ...words], env = {} }: Program): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

export interface Outcome extends Counts {
  part: Part;
  /** Whether every program ended well, at the second try where there was one. */
  well: boolean;
  /** Test files that passed only when they were run again: each has a fault that shows under load. */
  shaky: string[];
  seconds: number;
  /** Why it did not run. */
  skipped?: string;
}

/** Runs a part with its output streamed. A part that fails without a failed test counts as one failure. */
export async function runPart(part: Part): Promise<Outcome> {
  const skipped = part.lacks?.();
  if (skipped) {
    console.log(`skipped: ${skipped}`);
    return { part, skipped, well: true, shaky: [], seconds: 0, passed: 0, failed: 0 };
  }
  const started = Date.now();
  const ends = [];
  for (const program of part.programs) ends.push(await runProgram(program));
  const before = ends.slice(0, -1).every(Boolean);
  const { well, shaky, ...counts } = await afterSecondTry(part, ends.at(-1) === true, runProgram);
  const good = before && well;
  return {
    ...counts,
    failed: good ? counts.failed : Math.max(counts.failed, 1),
    part,
    well: good,
    shaky,
    seconds: (Date.now() - started) / 1000,
  };
}
