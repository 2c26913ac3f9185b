import { spawnSync } from 'node:child_process';
import { killUnderWrites } from '../bench/api/kill';
import { type Comparison, listAndBook } from '../bench/api/list-and-book';
import { type Measured } from '../bench/api/load';
import { startApi } from '../site/api-process';
import { findPostgres, startPostgres } from '../testing/postgres';
import { root } from '../webpack/package-folders';
import { fail } from './fail';

const rounds = Number(process.env.ROUNDS ?? 3);
const kills = Number(process.env.KILLS ?? 20);
const badRequests = process.env.BAD_REQUESTS ?? '50000';

const median = (values: number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function rowOf(work: string, who: string, rounds: Measured[]) {
  const of = (pick: (round: Measured) => number) => median(rounds.map(pick));
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return `| ${work} | ${who} | ${of(({ perSecond }) => perSecond).toFixed(0)} | ${of((round) => round.median).toFixed(1)} | ${of(({ p99 }) => p99).toFixed(1)} | ${errors} |`;
}

function print(engine: string, comparisons: Comparison[]) {
  console.log(`\n| work | server | requests/s | median ms | p99 ms | errors |\n|---|---|---|---|---|---|`);
  for (const { work, ours, theirs } of comparisons) {
    console.log(rowOf(work, engine, ours));
    console.log(rowOf(work, 'json-server', theirs));
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? perSecond)));
    console.log(`| ${work} | ratio | ${ratio.toFixed(2)} | | | |`);
  }
}

async function onPostgres<Result>(
  work: (cluster: Awaited<ReturnType<typeof startPostgres>>) => Promise<Result>,
): Promise<Result | undefined> {
  const programs = findPostgres();
  if (!programs) return void console.log('PostgreSQL: skipped, initdb was not found');
  const cluster = await startPostgres(programs, { durable: true });
  try {
    return await work(cluster);
  } finally {
    await cluster.stop();
  }
}

async function load() {
  print('embedded', await listAndBook({ rounds }));
  await onPostgres(async ({ url }) => print('PostgreSQL', await listAndBook({ database: url, rounds })));
}

async function kill() {
  console.log('\n| engine | kills | acknowledged writes | lost |\n|---|---|---|---|');
  const told = (engine: string, { kills: times, acknowledged, lost }: Awaited<ReturnType<typeof killUnderWrites>>) =>
    console.log(`| ${engine} | ${times} | ${acknowledged} | ${lost} |`);
  told('embedded', await killUnderWrites(kills));
  await onPostgres(async (cluster) => told('PostgreSQL, killed as well every other time', await killUnderWrites(kills, cluster)));
}

async function badInput() {
  const api = await startApi({ data: '', memory: true, control: true });
  const words = ['--import', 'tsx', 'mock-api/bench/bad-input.ts', api.address, badRequests];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  await api.stop();
  if (status !== 0) process.exitCode = 1;
}

const parts = { load, kill, 'bad-input': badInput } as const;

/** `npm run bench:api [-- load kill bad-input]`: against json-server, killed under writes, bad requests. */
export async function command(words: string[]) {
  const unknown = words.filter((word) => !(word in parts));
  if (unknown.length > 0) fail(`No such part: ${unknown.join(', ')}. Known: ${Object.keys(parts).join(', ')}`);
  try {
    for (const [name, part] of Object.entries(parts)) if (words.length === 0 || words.includes(name)) await part();
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : String(failure));
  }
}
