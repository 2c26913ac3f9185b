import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './index';

const [, section = ''] = readFileSync(join(__dirname, '../../../../docs/security.md'), 'utf8').split('## Classes of data');
const rows = section.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? [];

/** The names in the column of tables, over all classes. */
const classified = rows.flatMap((row) => Array.from(row.split('|')[2]?.matchAll(/`(\w+)`/g) ?? [], ([, name]) => name));

it('names each table in exactly one class of data', () => {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table));
  expect(classified.sort()).toEqual(tables.sort());
});
