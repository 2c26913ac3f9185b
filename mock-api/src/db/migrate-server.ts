import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { gaveWay } from './error-codes';

/**
 * The longest that a migration waits for a table in use. PostgreSQL looks for deadlocks after a second and may then end a call of the
 * version that still serves: the migration gives way before.
 */
const lockTimeoutMs = 500;

/** The calls that waited for the tables run meanwhile. */
const pauseMs = 250;

/** A backup or an export may use a table for that long. */
const longestMs = 5 * 60_000;

/**
 * Migrates the database of a server that another version of the API may be using: all new migrations in one transaction, which starts anew
 * when a table stays in use. Rejects when one of them fails, or after five minutes of attempts.
 */
export async function migrateServer(url: string, options: postgres.Options<Record<string, never>>, migrations: string): Promise<void> {
  const client = postgres(url, { ...options, max: 1, connection: { lock_timeout: lockTimeoutMs } });
  const end = Date.now() + longestMs;
  const attempt = async (): Promise<void> => {
    try {
      await migrate(drizzle(client), { migrationsFolder: migrations });
    } catch (error) {
      if (!gaveWay(error) || Date.now() > end) throw error;
      await wait(pauseMs);
      await attempt();
    }
  };
  await attempt().finally(() => client.end());
}
