import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { type Database } from '../src/db/database';
import { readRows } from '../src/db/rows';
import { apiDatabase, connectToServer } from './connect-to-server';

let connection: Awaited<ReturnType<typeof connectToServer>>;
const other = postgres(apiDatabase, { max: 1, onnotice: () => undefined });

beforeAll(async () => {
  connection = await connectToServer();
  await other`create table if not exists lost_connections (text text)`;
});
beforeEach(() => other`truncate lost_connections`);
afterAll(async () => {
  await connection.close();
  await other`drop table lost_connections`;
  await other.end();
});

const readProcess = async (db: Database) => readRows<{ id: number }>(await db.execute(sql`select pg_backend_pid() as id`))[0]?.id ?? 0;
const insert = (db: Database, text: string) => db.execute(sql`insert into lost_connections values (${text})`);
const terminate = async (id: number) => void (await other`select pg_terminate_backend(${id})`);
const listStored = async () => (await other<{ text: string }[]>`select text from lost_connections order by text`).map(({ text }) => text);

/** Each connection of the pool works, and none is inside of a transaction. */
async function expectWorking() {
  // The driver fails the first statement of a new connection with the error of the old one, and does not run it.
  await Promise.allSettled(Array.from({ length: 30 }, () => connection.db.execute(sql`select 1`)));
  const texts = Array.from({ length: 30 }, (_text, index) => `later ${String(index).padStart(2, '0')}`);
  await Promise.all(texts.map((text) => connection.db.transaction((db) => insert(db, text))));
  expect(await listStored()).toEqual(texts);
}

it('rejects a transaction whose connection is lost during a statement, and goes on', async () => {
  const work = connection.db.transaction(async (db) => {
    await insert(db, 'lost');
    const id = await readProcess(db);
    const sleep = db.execute(sql`select pg_sleep(30)`);
    setTimeout(() => void terminate(id), 100);
    await sleep;
  });
  await expect(work).rejects.toThrow();
  await expectWorking();
});

it('rejects a transaction whose connection is lost inside of a savepoint whose failure it handles', async () => {
  const work = connection.db.transaction(async (db) => {
    const id = await readProcess(db);
    await db
      .transaction(async (inner) => {
        setTimeout(() => void terminate(id), 100);
        await inner.execute(sql`select pg_sleep(30)`);
      })
      .catch(() => undefined);
    await insert(db, 'lost');
  });
  await expect(work).rejects.toThrow();
  await expectWorking();
});

it('stores nothing of a transaction whose connection is lost between two statements, also not in the next transaction', async () => {
  let lateError: unknown;
  let following: Promise<unknown> = Promise.resolve();
  const work = connection.db.transaction(async (db) => {
    await insert(db, 'lost');
    await terminate(await readProcess(db));
    await wait(500);
    // Meanwhile the driver connects again for these.
    following = expectWorking().then(
      () => 'working',
      (error: unknown) => error,
    );
    lateError = await insert(db, 'outside').catch((error: unknown) => error);
    await following;
  });
  await expect(work).rejects.toThrow();
  // The driver rejects it at once; the work goes on for nothing.
  while (lateError === undefined) await wait(50);
  expect(await following).toBe('working');
  expect(lateError).toBeInstanceOf(Error);
  await other`truncate lost_connections`;
  await expectWorking();
});
