import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, runPart, testParts } from '../testing/parts';
import { root } from '../webpack/package-folders';
import { fail } from './fail';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

function table(outcomes: Outcome[]) {
  const rows = outcomes.map(({ part, well, seconds, passed, failed, skipped }) => [
    part.name,
    skipped ? 'skipped' : well ? 'passed' : 'FAILED',
    clock(seconds),
    String(passed),
    String(failed),
    skipped ?? part.what,
  ]);
  const all = [['part', 'result', 'min:s', 'passed', 'failed', ''], ...rows];
  const widths = all.reduce((most, row) => row.map((cell, place) => Math.max(cell.length, most[place] ?? 0)), [] as number[]);
  return all
    .map((row) =>
      row
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `npm test [-- --only unit,browser]`: every part runs even when one fails, files that failed once more; the exit code is 1 when any did. */
export async function command(words: string[]) {
  const { values } = parseArgs({ args: words, options: { only: { type: 'string' } } });
  const parts = testParts();
  const wanted = values.only?.split(',') ?? parts.map(({ name }) => name);
  const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) fail(`No such part: ${unknown.join(', ')}. Known: ${parts.map(({ name }) => name).join(', ')}`);

  const outcomes: Outcome[] = [];
  for (const part of parts) {
    if (!wanted.includes(part.name)) continue;
    console.log(`\n── ${part.name}: ${part.what}`);
    outcomes.push(await runPart(part));
  }
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  console.log(`\n${table(outcomes)}\n\nall parts: ${clock(sum(({ seconds }) => seconds))}\n`);
  for (const file of outcomes.flatMap(({ shaky }) => shaky))
    console.log(`passed only at the second try: ${relative(root, resolve(root, file))}`);
  console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
  process.exitCode = outcomes.every(({ well, failed }) => well && failed === 0) ? 0 : 1;
}
