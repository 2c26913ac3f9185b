import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type PgTable } from 'drizzle-orm/pg-core';
import { type Database } from '../db/database';

const batchSize = 2_000;

/** Returns rows by the columns that they have: the others get their defaults. */
function groupByColumns(rows: Record<string, unknown>[]): Map<string, Record<string, unknown>[]> {
  const groups = new Map<string, Record<string, unknown>[]>();
  for (const row of rows) {
    const columns = Object.keys(row)
      .filter((key) => row[key] !== undefined)
      .join();
    const group = groups.get(columns);
    if (group) group.push(row);
    else groups.set(columns, [row]);
  }
  return groups;
}

/**
 * Inserts any number of rows of values that JSON can hold. The database reads them from one JSON text, which takes a third of the time of a
 * statement with a parameter for each value: tests seed the database thousands of times.
 */
export async function insertRows<Table extends PgTable>(db: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  const columns = getTableColumns(table);
  const name = sql.identifier(getTableName(table));
  for (const [key, group] of groupByColumns(rows)) {
    const fields = key.split(',').map((field) => ({ field, column: toSnakeCase(columns[field]?.name ?? field) }));
    const list = sql.join(
      fields.map(({ column }) => sql.identifier(column)),
      sql`, `,
    );
    for (let start = 0; start < group.length; start += batchSize) {
      const batch = group.slice(start, start + batchSize);
      const json = JSON.stringify(batch.map((row) => Object.fromEntries(fields.map(({ field, column }) => [column, row[field]]))));
      await db.execute(sql`insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, ${json}::json)`);
    }
  }
}
