import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type DatabaseChanges, listenEmbedded, listenToServer } from './changes';
import { countMigrations, countOwnMigrations } from './count-migrations';
import { createEmbeddedDisk, createReportedDisk, type DatabaseDisk } from './disk';
import { openEngine } from './engine/engine';
import { openTables } from './engine/engine-database';
import { lockFolder } from './folder-lock';
import { guardTransactions } from './guarded-transactions';
import { migrateServer } from './migrate-server';
import { prepareRepeated } from './repeated-statements';
import { type RunStatement } from './job-queue';
import * as schema from './schema/index';

/** The database or a transaction on it; the same SQL on the embedded engine and on a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

interface Connection {
  db: Database;
  /** Runs the statements of the job queue, on a connection of their own. */
  run: RunStatement;
  /** Runs the work while no other process of this database sets itself up. */
  takeTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  changes: DatabaseChanges;
  /** How many statements and transactions of `db` can run at the same time. */
  connections: number;
  disk: DatabaseDisk;
  close: () => Promise<void>;
}

interface DatabaseOptions {
  /** URL of a PostgreSQL server; takes precedence over `dataFolder`. */
  url?: string | undefined;
  /** Folder of the embedded database; in memory without it. */
  dataFolder?: string | undefined;
  /**
   * PostgreSQL ends longer statements, 0 for its own setting. The embedded engine cannot: without a report of its thread for so long, the
   * process ends; never with 0.
   */
  statementTimeoutMs?: number;
  /** Free space on the disk of `dataFolder` below which nothing is changed. */
  diskReserveBytes?: number;
  /** The embedded engine, which runs one statement at a time, waits for it before a statement outside of transactions. */
  beforeStatement?: () => Promise<void>;
  migrations: string;
  /** Seeds an empty database. */
  fill: (db: Database) => Promise<void>;
}

/** Connections of a process to a server for the statements of its calls. */
const serverConnections = 10;

/**
 * A statement waits for the next attempt to connect, and a failed attempt fails it. The driver would wait up to 20 seconds between
 * attempts, and 30 for a server that does not respond: so long would calls hang, and so late would they go on.
 */
const reconnection = { backoff: () => 0.5, connect_timeout: 5 };

/** By then the running calls have ended. */
const endTimeoutSeconds = 5;

/** Time for the calls that waited to get their 503. */
const crashGraceMs = 500;

/**
 * Ends the process after a crash of the embedded engine: with the next one the engine restores what it has acknowledged. By a signal, since
 * an exit would wait for a thread that is stuck.
 */
function endProcess(error: Error): void {
  console.error(error);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), crashGraceMs);
}

/** Key of the advisory lock for migration, seeding, the queues of jobs and the restoring of a backup. */
export const setupLock = 7_023_001;

/**
 * Runs the work while no other process of this database runs it. The lock ends with its transaction, so it also works behind a
 * connection pooler; the work uses other connections.
 */
const withSetupLock = <Result>(db: Database, work: () => Promise<Result>): Promise<Result> =>
  db.transaction(async (lock) => {
    await lock.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`);
    await lock.execute(sql`select pg_advisory_xact_lock(${setupLock})`);
    return work();
  });

/** Opens the database, runs the migrations and seeds an empty one; concurrent processes take turns. */
export async function connect({
  url,
  statementTimeoutMs = 0,
  dataFolder,
  diskReserveBytes = 0,
  beforeStatement = () => Promise.resolve(),
  migrations,
  fill,
}: DatabaseOptions): Promise<Connection> {
  const settings = { schema, casing: 'snake_case' } as const;
  if (url) {
    const options = { ...reconnection, onnotice: () => undefined };
    // The setup may take longer than a statement of a call, and it waits for its turn.
    const setupClient = postgres(url, options);
    const setup = drizzle(setupClient, settings);
    await withSetupLock(setup, async () => {
      await migrateServer(url, options, migrations);
      await fill(setup);
      await analyzeTables(setup);
    }).finally(() => setupClient.end());
    const client = prepareRepeated(
      guardTransactions(
        postgres(url, {
          ...options,
          max: serverConnections,
          connection: statementTimeoutMs > 0 ? { statement_timeout: statementTimeoutMs, lock_timeout: statementTimeoutMs } : {},
        }),
      ),
    );
    const jobClient = postgres(url, { ...options, max: 1 });
    const changes = listenToServer(url);
    const db = drizzle(client, settings);
    return {
      db,
      takeTurn: (work) => withSetupLock(db, work),
      changes,
      connections: serverConnections,
      disk: createReportedDisk(),
      run: async (text, values = []) => ({ rows: await jobClient.unsafe(text, values.map((value) => value ?? null) as never[]) }),
      // After an outage of the server the driver may wait for a connection that has ended.
      close: async () =>
        void (await Promise.all([...[client, jobClient].map((each) => each.end({ timeout: endTimeoutSeconds })), changes.close()])),
    };
  }
  const unlock = dataFolder ? lockFolder(dataFolder) : () => {};
  const disk = dataFolder ? createEmbeddedDisk(dataFolder, diskReserveBytes) : undefined;
  disk?.requireOpenable();
  const { engineThreadUrl } = await import('./engine/engine-thread-url');
  const engine = await openEngine(
    engineThreadUrl,
    {
      folder: dataFolder && join(dataFolder, 'database'),
      migrations,
      disk: dataFolder ? { folder: dataFolder, reserveBytes: diskReserveBytes } : undefined,
    },
    { longestSilence: Math.ceil(statementTimeoutMs / 1_000), onCrash: endProcess },
  );
  const db = openTables(engine, beforeStatement);
  await fill(db);
  await analyzeTables(db);
  return {
    db,
    // One process at a time has the folder.
    takeTurn: (work) => work(),
    run: async (text, values = []) => ({
      rows: await (values.length > 0 ? engine.query(text, values) : engine.exec(text)),
    }),
    changes: listenEmbedded(engine),
    connections: 1,
    disk: disk ?? createReportedDisk(),
    close: async () => {
      await engine.close();
      unlock();
    },
  };
}

/** Updates the statistics of the query planner; the embedded engine never does that by itself. */
export async function analyzeTables(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}

/** Throws when the database does not respond. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Throws when the database does not respond or lacks a migration of this version. */
export async function requireMigrations(db: Database, migrations: string): Promise<void> {
  const [applied, required] = [await countMigrations(db), countOwnMigrations(migrations)];
  if (applied < required) throw new Error(`The database has ${applied} of ${required} migrations`);
}
