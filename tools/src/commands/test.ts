import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { canInstall, installBeside } from '../browser/apt-install';
import { ensurePostgres } from '../browser/ensure-postgres';
import { type TestStage } from '../testing/stage';
import { type Outcome, runStage, listTestStages } from '../testing/stages';
import { workspaceRoot } from '../webpack/package-folders';
import { exitWithError } from './exit-with-error';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

function table(outcomes: Outcome[]) {
  const rows = outcomes.map(({ stage, succeeded, seconds, passed, failed, skipped }) => [
    stage.name,
    skipped ? 'skipped' : succeeded ? 'passed' : 'FAILED',
    clock(seconds),
    String(passed),
    String(failed),
    skipped ?? stage.coverage,
  ]);
  const all = [['stage', 'result', 'min:s', 'passed', 'failed', ''], ...rows];
  const widths = all.reduce<number[]>((longest, row) => row.map((cell, index) => Math.max(cell.length, longest[index] ?? 0)), []);
  return all
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Runs `npm test [-- --only unit,browser] [--all]`: every stage runs, even after a failure, those without tests at the same time, and
 * failed files run again. On Debian as root, the programs that tests need are installed beside the stages without tests.
 * `--all` adds the long tests (`npm run test:all`). The exit code is 1 when a stage fails.
 */
export async function command(args: string[]) {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, all: { type: 'boolean' } } });
  const only = values.only?.split(',');
  const stages = listTestStages(values.all);
  const selected = only ?? stages.map(({ name }) => name);
  const unknown = selected.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) exitWithError(`Unknown stage: ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}`);

  const start = Date.now();
  const run = (stage: TestStage) => {
    console.log(`\n── ${stage.name}: ${stage.coverage}`);
    return runStage(stage);
  };
  const chosen = stages.filter(({ name }) => selected.includes(name));
  const packages = [...new Set(chosen.flatMap(({ listMissingPackages }) => listMissingPackages?.() ?? []))];
  const installing = canInstall() && packages.length > 0 ? installBeside(packages) : undefined;
  if (installing) console.log(`Installing what is missing here, meanwhile: ${packages.join(', ')}`);
  // ESLint, the longest of them, uses one core.
  const outcomes = await Promise.all(chosen.filter(({ tests }) => !tests).map(run));
  await installing;
  // Which tests the unit stage leaves to the one on PostgreSQL depends on it. The other programs are looked for where they are used.
  if (selected.includes('unit') || selected.includes('postgres')) ensurePostgres();
  for (const stage of chosen.filter(({ tests }) => tests)) outcomes.push(await run(stage));
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  console.log(`\n${table(outcomes)}\n\nall stages: ${clock((Date.now() - start) / 1000)}\n`);
  for (const file of outcomes.flatMap(({ flakyFiles }) => flakyFiles))
    console.log(`passed only in the second run: ${relative(workspaceRoot, resolve(workspaceRoot, file))}`);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
  process.exitCode = outcomes.every(({ succeeded, failed }) => succeeded && failed === 0) ? 0 : 1;
}
