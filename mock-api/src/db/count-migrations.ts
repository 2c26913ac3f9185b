import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readRows } from './rows';

interface AnyDatabase {
  execute: (query: SQL) => PromiseLike<unknown>;
}

/** Counts the migrations that a database has; 0 when it is not one of ScanHarbor. */
export async function countMigrations(db: AnyDatabase): Promise<number> {
  const [found] = readRows<{ name: string | null }>(await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`));
  if (!found?.name) return 0;
  const [applied] = readRows<{ count: number }>(await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`));
  return applied?.count ?? 0;
}

/** Counts the migrations of this version. */
export const countOwnMigrations = (migrations: string): number => readMigrationFiles({ migrationsFolder: migrations }).length;
