import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../webpack/package-folders';
import { type Counts, countJest, countBrowser } from './counts';

/** One part of `npm test`. */
export interface Part {
  name: string;
  /** What it covers, for the table. */
  what: string;
  /** Programs run one after the other; all of them run. */
  programs: { words: string[]; env?: NodeJS.ProcessEnv }[];
  /** How many tests passed and failed; without it the part counts as one test. */
  count?: () => Counts | undefined;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** The parts in the order in which they run. Results of a run go to a folder of its own. */
export function testParts(results = mkdtempSync(join(tmpdir(), 'scanharbor-test-'))): Part[] {
  const jestResults = join(results, 'jest.json');
  const browserResults = join(results, 'browser.jsonl');
  return [
    { name: 'lint', what: 'ESLint with the house boundaries', programs: [{ words: [bin('eslint'), '.', '--max-warnings', '0'] }] },
    {
      name: 'types',
      what: 'TypeScript, sources and journeys',
      programs: [{ words: [bin('tsc'), '-p', 'tsconfig.json'] }, { words: [bin('tsc'), '-p', 'e2e/tsconfig.json'] }],
    },
    {
      name: 'unit',
      what: 'rules, screens and contract (Jest)',
      programs: [{ words: [bin('jest'), '--maxWorkers=2', '--json', `--outputFile=${jestResults}`] }],
      count: () => countJest(jestResults),
    },
    { name: 'build', what: 'the shell and every remote', programs: [{ words: [process.execPath, 'tools/bin/run.mjs', 'build'] }] },
    {
      name: 'browser',
      what: 'journeys and federation (WebdriverIO)',
      programs: [{ words: [bin('wdio'), 'run', 'e2e/wdio.conf.ts'], env: { E2E_RESULTS: browserResults } }],
      count: () => countBrowser(browserResults),
    },
  ];
}

function runProgram([program = '', ...words]: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
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
  /** Whether every program ended well. */
  well: boolean;
  seconds: number;
}

/** Runs a part with its output streamed. A part that fails without a failed test counts as one failure. */
export async function runPart(part: Part): Promise<Outcome> {
  const started = Date.now();
  const ends = [];
  for (const { words, env } of part.programs) ends.push(await runProgram(words, env));
  const well = ends.every(Boolean);
  const counts = part.count?.() ?? (part.count ? { passed: 0, failed: 0 } : { passed: Number(well), failed: 0 });
  return { ...counts, failed: well ? counts.failed : Math.max(counts.failed, 1), part, well, seconds: (Date.now() - started) / 1000 };
}
