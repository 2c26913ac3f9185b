import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { isDeadlock } from './error-codes';
import { lockFolder } from './folder-lock';
import * as schema from './schema/index';

/** The database or a transaction on it; the same SQL on the embedded engine and on a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

interface Connection {
  db: Database;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** A PostgreSQL server; wins over the others. */
  url?: string | undefined;
  /** Folder of the embedded database; none keeps it in memory. */
  dataFolder?: string | undefined;
  migrations: string;
  /** Fills tables that are empty. */
  fill(db: Database): Promise<void>;
}

/** A number of ours for what one process does at a time. */
const readying = 7_023_001;

/**
 * Does the work while no other process of this database does it. The lock ends with its transaction, so that it holds behind a
 * pooler as well; the work goes over other connections.
 */
const oneAtATime = (db: Database, work: () => Promise<void>) =>
  db.transaction(async (lock) => {
    await lock.execute(sql`select pg_advisory_xact_lock(${readying})`);
    await work();
  });

/** Opens the database, brings its tables up to date and fills new ones, once however many processes start together. */
export async function connect({ url, dataFolder, migrations, fill }: DatabaseOptions): Promise<Connection> {
  const settings = { schema, casing: 'snake_case' } as const;
  const steps = { migrationsFolder: migrations };
  if (url) {
    const client = postgres(url, { onnotice: () => undefined });
    const db = drizzlePostgres(client, settings);
    await oneAtATime(db, async () => {
      await migratePostgres(db, steps);
      await fill(db);
    });
    return { db, close: () => client.end() };
  }
  const unlock = dataFolder ? lockFolder(dataFolder) : () => {};
  const client = new PGlite(dataFolder && join(dataFolder, 'database'));
  const db = drizzlePglite(client, settings);
  await migratePglite(db, steps);
  await fill(db);
  return {
    db,
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

/** Counts what is in the tables, so that the planner knows; the embedded engine never does that by itself. */
export async function takeStock(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}

const emptyAll = sql`
  do $$ begin
    execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
             from pg_tables where schemaname = 'public');
  end $$`;

/**
 * Empties every table. Numbers start again where live ids start. What is still being written may wait for the emptying and it
 * for that; then the database ends one of the two, and the emptying begins anew.
 */
export async function empty(db: Database, triesLeft = 3): Promise<void> {
  try {
    await db.execute(emptyAll);
  } catch (error) {
    if (triesLeft === 0 || !isDeadlock(error)) throw error;
    await empty(db, triesLeft - 1);
  }
}
