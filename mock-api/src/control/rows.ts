import { sql } from 'drizzle-orm';
import { type Database } from '../db/connect';

/** Every row of every table as JSON, so that a test can tell what changed: { users: [{…}, …], … }. */
export async function allRows(db: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const names = await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const { name } of rowsOf<{ name: string }>(names)) {
    const rows = await db.execute(sql`select to_jsonb(one) as row from ${sql.identifier(name)} as one`);
    tables[name] = rowsOf<{ row: Record<string, unknown> }>(rows).map(({ row }) => row);
  }
  return tables;
}

/** The two drivers hand out the rows of a plain statement differently. */
function rowsOf<Row>(result: unknown): Row[] {
  return (Array.isArray(result) ? result : (result as { rows: Row[] }).rows) as Row[];
}
