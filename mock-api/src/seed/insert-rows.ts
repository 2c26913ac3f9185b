import { type PgTable } from 'drizzle-orm/pg-core';
import { type Database } from '../db/database';

/** PostgreSQL accepts at most 65,535 values in a statement. */
const maxValues = 60_000;

/** Inserts any number of rows. */
export async function insertRows<Table extends PgTable>(db: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  const columns = Math.max(1, ...rows.map((row) => Object.keys(row).length));
  const batchSize = Math.min(2_000, Math.floor(maxValues / columns));
  for (let start = 0; start < rows.length; start += batchSize) {
    await db.insert(table).values(rows.slice(start, start + batchSize));
  }
}
