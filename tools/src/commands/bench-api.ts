import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { measureBrowserLists } from '../bench/api/browser-lists';
import { compareWithJsonServer } from '../bench/api/compare';
import { measureCrashDurability } from '../bench/api/crash-durability';
import { checkExport } from '../bench/api/exact-export';
import { checkFreshLists } from '../bench/api/fresh-lists';
import { formatGoals, type Goal } from '../bench/api/goals';
import { measurePatientBesideStaff } from '../bench/api/patient-beside-staff';
import { type Servers, startServers } from '../bench/api/servers';
import { measureUsedLists } from '../bench/api/used-lists';
import { startApi } from '../site/api-process';
import { type Cluster, findPostgres, startPostgres } from '../testing/postgres';
import { workspaceRoot } from '../webpack/package-folders';
import { exitWithError } from './exit-with-error';

const rounds = Number(process.env.ROUNDS ?? 5);
const kills = Number(process.env.KILLS ?? 20);
const badRequests = process.env.BAD_REQUESTS ?? '50000';
const freshRuns = Number(process.env.FRESH_RUNS ?? 100);

async function onPostgres(work: (cluster: Cluster) => Promise<Goal[]>): Promise<Goal[]> {
  const programs = findPostgres();
  if (!programs) {
    console.log('PostgreSQL: skipped, initdb was not found');
    return [];
  }
  const cluster = await startPostgres(programs, { durable: true });
  try {
    return await work(cluster);
  } finally {
    await cluster.stop();
  }
}

async function withServers(options: Parameters<typeof startServers>[0], work: (servers: Servers) => Promise<Goal[]>): Promise<Goal[]> {
  const servers = await startServers(options);
  try {
    return await work(servers);
  } finally {
    await servers.stop();
  }
}

const measureLists = (engine: string) => async (servers: Servers) => [
  ...(await measureUsedLists(engine, servers)),
  await checkExport(engine, servers),
  ...(await measurePatientBesideStaff(engine, servers)),
];

const lists = async () => [
  ...(await withServers({}, measureLists('embedded'))),
  ...(await onPostgres((cluster) => withServers({ cluster }, measureLists('PostgreSQL')))),
];

const fresh = (engine: string) => async (servers: Servers) => [await checkFreshLists(engine, servers, freshRuns)];

const freshness = async () => [
  ...(await withServers({ isFull: false }, fresh('embedded'))),
  ...(await onPostgres((cluster) => withServers({ cluster, processes: 2, isFull: false }, fresh('PostgreSQL')))),
];

// The least rates of bookings are those measured before lists were paged.
const load = async () => [
  ...(await compareWithJsonServer({ engine: 'embedded', rounds, goals: { list: 2, booking: 4.5 } })),
  ...(await onPostgres((cluster) =>
    compareWithJsonServer({ engine: 'PostgreSQL, two processes', cluster, processes: 2, rounds, goals: { list: 4, booking: 8.5 } }),
  )),
];

async function kill(): Promise<Goal[]> {
  console.log('\n| engine | kills | acknowledged writes | lost |\n|---|---|---|---|');
  const measureKills = async (engine: string, cluster?: Cluster): Promise<Goal> => {
    const { kills: times, acknowledged, lost } = await measureCrashDurability(kills, cluster);
    console.log(`| ${engine} | ${times} | ${acknowledged} | ${lost} |`);
    return {
      name: `acknowledged writes lost in ${times} kills, ${engine}`,
      measured: `${lost} of ${acknowledged}`,
      goal: '0',
      isMet: lost === 0,
    };
  };
  return [
    await measureKills('embedded'),
    ...(await onPostgres(async (cluster) => [await measureKills('PostgreSQL, also killed in every other round', cluster)])),
  ];
}

async function badInput(): Promise<Goal[]> {
  const api = await startApi({ data: '', memory: true, control: true });
  const args = ['--import', 'tsx', 'mock-api/bench/fuzz.ts', api.address, badRequests];
  const { status } = spawnSync(process.execPath, args, { cwd: workspaceRoot, stdio: 'inherit' });
  await api.stop();
  if (status !== 0) process.exitCode = 1;
  return [{ name: `findings in ${badRequests} bad requests`, measured: status === 0 ? '0' : 'some', goal: '0', isMet: status === 0 }];
}

const parts = { lists, freshness, load, browser: measureBrowserLists, kill, 'bad-input': badInput } as const;

/**
 * Runs `npm run bench:api [-- lists freshness load browser kill bad-input]` and prints every figure beside its goal, missed goals first. A
 * missed goal is no failure: figures depend on the machine.
 */
export async function command(args: string[]) {
  const unknown = args.filter((arg) => !(arg in parts));
  if (unknown.length > 0) exitWithError(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  try {
    const [loadBefore = 0] = loadavg();
    const goals: Goal[] = [];
    for (const [name, part] of Object.entries(parts)) if (args.length === 0 || args.includes(name)) goals.push(...(await part()));
    console.log(`\nLoad average before the run: ${loadBefore.toFixed(1)}\n\n${formatGoals(goals)}`);
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
