import { type PgTable } from 'drizzle-orm/pg-core';
import { type Database } from '../db/connect';

/** PostgreSQL takes at most 65,535 values in one statement. */
const mostValues = 60_000;

/** Inserts any number of rows. */
export async function fill<Table extends PgTable>(db: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  const columns = Math.max(1, ...rows.map((row) => Object.keys(row).length));
  const atOnce = Math.min(2_000, Math.floor(mostValues / columns));
  for (let start = 0; start < rows.length; start += atOnce) {
    await db.insert(table).values(rows.slice(start, start + atOnce));
  }
}
