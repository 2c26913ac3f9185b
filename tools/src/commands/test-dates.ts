import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureFaketime } from '../browser/ensure-faketime';
import { countJest, failedFiles } from '../testing/test-counts';
import { workspaceRoot } from '../webpack/package-folders';
import { exitWithError } from './exit-with-error';

/** Returns the first Sunday from a day of a month on; months count from 1. */
function findSunday(year: number, month: number, from: number): Date {
  const date = new Date(Date.UTC(year, month - 1, from));
  date.setUTCDate(from + ((7 - date.getUTCDay()) % 7));
  return date;
}

/**
 * Lists times of next year at which rules about days can fail: holidays, ends of months and of the year, changed clocks, the next leap day.
 */
function listTimes(): Date[] {
  const year = new Date().getUTCFullYear() + 1;
  const leapYear = Math.ceil(year / 4) * 4;
  const at = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000);
  const days = [
    // In the United States it is still the day before.
    [new Date(Date.UTC(year, 0, 1)), 2.5],
    [new Date(Date.UTC(year, 0, 31)), 23.5],
    // Half an hour before New York's clocks change.
    [findSunday(year, 3, 8), 6.5],
    [findSunday(year, 11, 1), 5.5],
    [new Date(Date.UTC(year, 10, 30)), 12],
    [new Date(Date.UTC(year, 11, 25)), 15],
    [new Date(Date.UTC(leapYear, 1, 29)), 4.5],
  ] as const;
  return days.map(([date, hours]) => at(date, hours));
}

/** Returns the distance to a time as libfaketime reads it, in seconds. All processes add it, so their clocks agree. */
const getOffset = (time: Date) => `+${Math.round((time.getTime() - Date.now()) / 1000)}`;

/** Tests whose release tool gets a clean environment, so it runs at the real date. */
const leftOut = 'mock-api/src/routes/operations\\.test';

/** Runs Jest with its processes at another date. Returns the failed files, or undefined when Jest wrote no results. */
async function runAt(time: Date, library: string, paths: string[]): Promise<string[] | undefined> {
  const results = join(mkdtempSync(join(tmpdir(), 'scanharbor-dates-')), 'jest.json');
  const env = {
    ...process.env,
    LD_PRELOAD: library,
    FAKETIME: getOffset(time),
    // Timers and the modification times of files stay true.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  const jest = join(workspaceRoot, 'node_modules/.bin/jest');
  const child = spawn(
    jest,
    ['--maxWorkers=2', '--json', `--outputFile=${results}`, '--testPathIgnorePatterns', leftOut, '--testPathPatterns', ...paths],
    {
      cwd: workspaceRoot,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await once(child, 'exit');
  const counts = countJest(results);
  return counts && failedFiles(counts).map((file) => relative(workspaceRoot, file));
}

/**
 * Runs `npm run test:dates [-- --date 2028-02-29T04:30:00Z ... mfe-ic-portal]`: the Jest tests of all packages with screens or rules, or of
 * the named paths, at dates on which rules about days can fail. Needs libfaketime, which Debian has. Lists the files that failed at each
 * date.
 */
export async function command(args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { date: { type: 'string', multiple: true } } });
  const times = values.date?.map((date) => new Date(date)) ?? listTimes();
  if (!times.every((time) => time > new Date())) exitWithError('Pass dates to come, like 2028-02-29T04:30:00Z.');
  const library = ensureFaketime();
  if (!library) exitWithError('libfaketime is not installed. On Debian: apt-get install libfaketime');
  const paths = positionals.length > 0 ? positionals : ['shared-contracts', 'shared-ui', 'mock-api', 'shell', 'mfe-'];
  const lines: string[] = [];
  for (const time of times) {
    console.log(`\n── ${time.toUTCString()}`);
    const failed = await runAt(time, library, paths);
    const result = failed === undefined ? 'did not run' : failed.length === 0 ? 'passed' : `failed: ${failed.join(', ')}`;
    lines.push(`${time.toISOString()}  ${result}`);
    if (result !== 'passed') process.exitCode = 1;
  }
  console.log(`\n${lines.join('\n')}`);
}
