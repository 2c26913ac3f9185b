import { spawnSync } from 'node:child_process';
import { measureCrashDurability } from '../bench/api/crash-durability';
import { type Comparison, listAndBook } from '../bench/api/list-and-book';
import { type Measured } from '../bench/api/load';
import { startApi } from '../site/api-process';
import { findPostgres, startPostgres } from '../testing/postgres';
import { workspaceRoot } from '../webpack/package-folders';
import { exitWithError } from './exit-with-error';

const rounds = Number(process.env.ROUNDS ?? 3);
const kills = Number(process.env.KILLS ?? 20);
const badRequests = process.env.BAD_REQUESTS ?? '50000';

const median = (values: number[]) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function formatRow(work: string, server: string, rounds: Measured[]) {
  const of = (pick: (round: Measured) => number) => median(rounds.map(pick));
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return `| ${work} | ${server} | ${of(({ perSecond }) => perSecond).toFixed(0)} | ${of((round) => round.median).toFixed(1)} | ${of(({ p99 }) => p99).toFixed(1)} | ${errors} |`;
}

function print(engine: string, comparisons: Comparison[]) {
  console.log(`\n| work | server | requests/s | median ms | p99 ms | errors |\n|---|---|---|---|---|---|`);
  for (const { work, ours, theirs } of comparisons) {
    console.log(formatRow(work, engine, ours));
    console.log(formatRow(work, 'json-server', theirs));
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? perSecond)));
    console.log(`| ${work} | ratio | ${ratio.toFixed(2)} | | | |`);
  }
}

async function onPostgres<Result>(
  work: (cluster: Awaited<ReturnType<typeof startPostgres>>) => Promise<Result>,
): Promise<Result | undefined> {
  const programs = findPostgres();
  if (!programs) {
    console.log('PostgreSQL: skipped, initdb was not found');
    return;
  }
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
  const printRow = (engine: string, { kills: times, acknowledged, lost }: Awaited<ReturnType<typeof measureCrashDurability>>) =>
    console.log(`| ${engine} | ${times} | ${acknowledged} | ${lost} |`);
  printRow('embedded', await measureCrashDurability(kills));
  await onPostgres(async (cluster) =>
    printRow('PostgreSQL, also killed in every other round', await measureCrashDurability(kills, cluster)),
  );
}

async function badInput() {
  const api = await startApi({ data: '', memory: true, control: true });
  const args = ['--import', 'tsx', 'mock-api/bench/fuzz.ts', api.address, badRequests];
  const { status } = spawnSync(process.execPath, args, { cwd: workspaceRoot, stdio: 'inherit' });
  await api.stop();
  if (status !== 0) process.exitCode = 1;
}

const parts = { load, kill, 'bad-input': badInput } as const;

/** Runs `npm run bench:api [-- load kill bad-input]`: comparison with json-server, kills during writes, malformed requests. */
export async function command(args: string[]) {
  const unknown = args.filter((arg) => !(arg in parts));
  if (unknown.length > 0) exitWithError(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  try {
    for (const [name, part] of Object.entries(parts)) if (args.length === 0 || args.includes(name)) await part();
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
