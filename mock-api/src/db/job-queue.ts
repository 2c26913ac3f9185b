import { setTimeout } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { type Database } from './database';
import { readRows } from './rows';

/** Runs a statement with positional parameters, or several statements without; outside of any transaction. */
export type RunStatement = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface JobTiming {
  /** Doubles with each attempt. */
  retrySeconds: number;
  retries: number;
  /** A job whose process ended in the middle starts again after this time. */
  leaseSeconds: number;
  /** How often a process looks for jobs, and for jobs without a process. */
  pollSeconds: number;
  rescueSeconds: number;
}

/** Ten retries, the last ones after hours: an outage of a provider over a night loses nothing. */
export const defaultTiming: JobTiming = { retrySeconds: 30, retries: 10, leaseSeconds: 120, pollSeconds: 1, rescueSeconds: 30 };

/** What a job does, and where it goes after the last attempt. */
const deadLetters = { email: 'abandoned', sms: 'abandoned', payment: 'abandoned-payments' } as const;

type JobKind = keyof typeof deadLetters;
type Job = { id: number };

export interface JobMonitor {
  /** Runs a job of a queue; it failed when `work` throws. */
  runJob<Result>(queue: string, work: () => Promise<Result>): Promise<Result>;
}

/** How many jobs of a queue are in a state, such as `created`, `active` or `failed`. */
export interface JobCount {
  queue: string;
  state: string;
  jobs: number;
}

interface Handlers {
  /** Does the work of the row with this id. Throws when another attempt may succeed. */
  run: (id: number) => Promise<void>;
  /** Called once after the last attempt. */
  giveUp: (id: number) => Promise<void>;
}

/** Jobs of any number of processes, on the same database as the data that cause them. */
export interface JobQueue {
  /** Adds the job of a row in a transaction; it starts when the transaction is committed. */
  add(transaction: Database, kind: JobKind, id: number, delaySeconds?: number): Promise<void>;
  /** Starts to work on jobs of these kinds in this process. */
  work(kinds: readonly JobKind[], handlers: Handlers): void;
  /** Counts the jobs in the database, which are those of all processes. Finished ones are counted for some hours. */
  countJobs(): Promise<JobCount[]>;
  /** Waits for the running jobs and takes no others. */
  close(): Promise<void>;
}

const kindsOfJobs = Object.keys(deadLetters) as JobKind[];

/** Jobs of one kind that a process runs at the same time: one that hangs does not stop the others. */
const maxRunning = 10;

/** Converts a statement of pg-boss, so that it runs in a transaction of ours. */
function toSql(text: string, values: unknown[]): SQL {
  const parts = text.split(/\$(\d+)/).map((part, index) => {
    if (index % 2 === 0) return sql.raw(part);
    const value = values[Number(part) - 1] ?? null;
    return sql`${sql.param(typeof value === 'object' && value !== null ? JSON.stringify(value) : value)}`;
  });
  return sql.join(parts);
}

const unmonitored: JobMonitor = { runJob: (_queue, work) => work() };

const countStatement = 'select name as queue, state::text as state, count(*)::integer as jobs from pgboss.job group by 1, 2';

/** Opens the queue. `report` receives errors of its own statements, such as a database that does not respond. */
export async function openJobQueue(
  run: RunStatement,
  timing: JobTiming,
  report: (cause: unknown) => void,
  monitor = unmonitored,
): Promise<JobQueue> {
  const { retrySeconds, retries, leaseSeconds, pollSeconds, rescueSeconds } = timing;
  const boss = new PgBoss({ db: { executeSql: run }, schedule: false, maintenanceIntervalSeconds: rescueSeconds });
  boss.on('error', report);
  await boss.start();
  for (const name of new Set(Object.values(deadLetters))) await boss.createQueue(name);
  for (const kind of kindsOfJobs) {
    const options = {
      name: kind,
      retryLimit: retries,
      retryDelay: retrySeconds,
      retryBackoff: true,
      expireInSeconds: leaseSeconds,
      deadLetter: deadLetters[kind],
    };
    await boss.createQueue(kind, options);
    await boss.updateQueue(kind, options);
  }

  const stopping = new AbortController();
  const settle = async (name: string, { id, data }: PgBoss.Job<Job>, work: (id: number) => Promise<void>) => {
    try {
      await monitor.runJob(name, () => work(data.id));
    } catch (cause) {
      await boss.fail(name, id, { reason: cause instanceof Error ? cause.message : '' });
      return;
    }
    await boss.complete(name, id);
  };
  const workOn = async (name: string, work: (id: number) => Promise<void>) => {
    const running = new Set<Promise<void>>();
    while (!stopping.signal.aborted) {
      const batchSize = maxRunning - running.size;
      const jobs = batchSize === 0 ? [] : await boss.fetch<Job>(name, { batchSize }).catch((cause: unknown) => (report(cause), []));
      for (const job of jobs) {
        // A job that could not be settled starts again when its lease ends.
        const done: Promise<void> = settle(name, job, work)
          .catch(report)
          .finally(() => running.delete(done));
        running.add(done);
      }
      if (jobs.length === 0) await setTimeout(pollSeconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await Promise.all(running);
  };
  const loops: Promise<void>[] = [];

  return {
    add: async (transaction, kind, id, delaySeconds = 0) => {
      const executeSql = async (text: string, values: unknown[]) => ({ rows: readRows(await transaction.execute(toSql(text, values))) });
      await boss.send(kind, { id }, { db: { executeSql }, startAfter: delaySeconds });
    },
    work: (kinds, { run: runJob, giveUp }) => {
      loops.push(...kinds.map((kind) => workOn(kind, runJob)));
      loops.push(...[...new Set(kinds.map((kind) => deadLetters[kind]))].map((name) => workOn(name, giveUp)));
    },
    countJobs: async () => (await run(countStatement)).rows as JobCount[],
    close: async () => {
      stopping.abort();
      await Promise.all(loops);
      await boss.stop({ graceful: false });
    },
  };
}
