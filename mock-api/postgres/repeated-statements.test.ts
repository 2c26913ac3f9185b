import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { type Database } from '../src/db/database';
import { readRows } from '../src/db/rows';
import { apiDatabase, connectToServer } from './connect-to-server';

let connection: Awaited<ReturnType<typeof connectToServer>>;
const other = postgres(apiDatabase, { max: 1, onnotice: () => undefined });

beforeAll(async () => {
  connection = await connectToServer();
  await other`create table if not exists repeated (id integer)`;
});
afterAll(async () => {
  await connection.close();
  await other`drop table repeated`;
  await other.end();
});

/** Returns the statements on this table that the connection of the transaction has prepared. */
const listPrepared = async (db: Database) =>
  readRows<{ statement: string }>(
    await db.execute(
      sql`select statement from pg_prepared_statements where statement like ${'%repeated%'} and statement not like '%like%'`,
    ),
  ).map(({ statement }) => statement);

it('prepares a statement that is sent often, in transactions and savepoints, and none that is sent once', async () => {
  const prepared = await connection.db.transaction(async (db) => {
    for (let id = 0; id < 6; id += 1) await db.transaction((inner) => inner.execute(sql`insert into repeated values (${id})`));
    await db.execute(sql`select id from repeated where id in (${0}, ${1}, ${2})`);
    return listPrepared(db);
  });
  expect(prepared).toEqual(['insert into repeated values ($1)']);
});

it('goes on when the table of a prepared statement has changed', async () => {
  const read = async (db: Database) => readRows(await db.execute(sql`select * from repeated where id = ${3}`));
  await connection.db.transaction(async (db) => {
    for (let count = 0; count < 6; count += 1) await read(db);
    expect(await listPrepared(db)).toContain('select * from repeated where id = $1');
  });
  await other`alter table repeated add column text text default 'new'`;
  for (let count = 0; count < 30; count += 1) expect(await read(connection.db)).toEqual([{ id: 3, text: 'new' }]);
});
