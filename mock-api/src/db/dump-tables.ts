import { sql } from 'drizzle-orm';
import { type Database } from './database';
import { readRows } from './rows';

/** Returns every row of every table as JSON, by their ids, so that tests can compare them: { users: [{…}, …], … }. */
export async function dumpTables(db: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const names = await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of readRows<{ name: string }>(names)) {
    const rows = await db.execute(
      sql`select to_jsonb(entry) as row from ${sql.identifier(name)} as entry order by to_jsonb(entry) -> 'id'`,
    );
    tables[name] = readRows<{ row: Record<string, unknown> }>(rows).map(({ row }) => row);
  }
  return tables;
}
