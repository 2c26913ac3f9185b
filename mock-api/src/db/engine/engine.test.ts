import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Engine, openEngine } from './engine';

const thread = pathToFileURL(join(__dirname, 'engine-thread.mjs'));
const migrations = join(__dirname, '../../../drizzle');
const folder = mkdtempSync(join(tmpdir(), 'scanharbor-engine-'));
const onCrash = jest.fn<undefined, [Error]>();
const watch = { longestSilence: 2, onCrash };

let engine: Engine;

beforeAll(async () => {
  engine = await openEngine(thread, { migrations }, watch);
  await engine.exec('create table notes (id integer primary key, text text not null unique deferrable initially deferred)');
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
  expect(onCrash).not.toHaveBeenCalled();
});

const countNotes = async () => (await engine.query('select count(*)::integer as count from notes', []))[0];

it('passes values of every kind in both directions', async () => {
  const values = ['x', 7, 2n ** 60n, true, null, new Date('2030-01-31T03:00:00Z'), Buffer.from([0, 255]), { a: [1, null] }, ['b', 'c,"d"']];
  const text = `select $1::text as a, $2::integer as b, $3::bigint as c, $4::boolean as d, $5::text as e, $6::timestamptz as f, $7::bytea as g,
    $8::jsonb as h, $9::text[] as i, '2.50'::numeric as j`;
  const expected = [...values.slice(0, 6), new Uint8Array([0, 255]), ...values.slice(7), '2.50'];
  const [row] = await engine.query(text, values);
  expect(Object.values(row as object)).toEqual(expected);
  const [array] = await engine.query(text, values, { rowMode: 'array', textTypes: [1184] });
  expect(array).toEqual(expected.map((value) => (value instanceof Date ? '2030-01-31 03:00:00+00' : value)));
});

it('parses JSON that is one value for each row, and leaves text alone that looks like it', async () => {
  const rows = await engine.query(
    `select v.j, v.t from (values ('{"a":1}'::json, '{"a":1}'), (null, ''), ('null'::json, 'null')) v(j, t)`,
    [],
  );
  expect(rows).toEqual([
    { j: { a: 1 }, t: '{"a":1}' },
    { j: null, t: '' },
    { j: null, t: 'null' },
  ]);
});

it('returns errors with code and constraint but without values, and goes on after them', async () => {
  let id = 0;
  const insert = () => engine.query('insert into notes values ($1, $2)', [(id += 1), 'secret']);
  await insert();
  const error = await insert().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: '23505', constraint: 'notes_text_key', table: 'notes' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
  await expect(engine.query('select $1::integer', ['x'])).rejects.toMatchObject({ code: '22P02' });
  await expect(engine.query('select nothing', [])).rejects.toMatchObject({ code: '42703' });
  expect(await countNotes()).toEqual({ count: 1 });
  await engine.exec('delete from notes');
});

it('goes on with a statement whose table has changed', async () => {
  await engine.exec('create table changing (a integer); insert into changing values (1)');
  const read = () => engine.query('select * from changing', []);
  await read();
  await engine.exec(`alter table changing add column b text default 'new'`);
  await expect(read()).rejects.toMatchObject({ code: '0A000' });
  expect(await read()).toEqual([{ a: 1, b: 'new' }]);
});

it('prepares more different statements than it keeps', async () => {
  for (let count = 0; count < 230; count += 1) {
    const number = count % 210;
    expect(await engine.query(`select ${String(number)} as number`, [])).toEqual([{ number }]);
  }
});

it('runs nothing else between the statements of a transaction', async () => {
  const order: string[] = [];
  let outside: Promise<unknown> = Promise.resolve();
  const first = engine.transaction(async (inside) => {
    await inside.query('insert into notes values (1, $1)', ['first']);
    // Sent before the next statement of the transaction.
    outside = countNotes().then((row) => order.push(`outside ${JSON.stringify(row)}`));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await inside.query('insert into notes values (2, $1)', ['second']);
    order.push('end of work');
  });
  const second = engine.transaction(async (inside) => {
    order.push('second');
    await inside.exec('delete from notes');
  });
  await Promise.all([first, second]);
  await outside;
  expect(order).toEqual(['end of work', 'second', 'outside {"count":0}']);
});

it('counts a transaction that waits for something else, and the statements behind it, as no silence', async () => {
  let behind: Promise<unknown> = Promise.resolve();
  await engine.transaction(async (inside) => {
    await inside.query('select 1', []);
    behind = countNotes();
    await new Promise((resolve) => setTimeout(resolve, 4_000));
  });
  expect(await behind).toEqual({ count: 0 });
});

it('undoes a transaction whose work or commit fails, and refuses statements after its end', async () => {
  const failure = new Error('no');
  let late: Promise<unknown> = Promise.resolve();
  const work = engine.transaction(async (inside) => {
    await inside.query('insert into notes values (1, $1)', ['a']);
    setTimeout(() => {
      late = inside.query('select 1', []).catch((error: unknown) => error);
    }, 20);
    throw failure;
  });
  await expect(work).rejects.toBe(failure);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await late).toEqual(new Error('The transaction has ended.'));

  const commit = engine.transaction((inside) => inside.exec(`insert into notes values (1, 'same'), (2, 'same')`));
  await expect(commit).rejects.toMatchObject({ code: '23505' });

  const ignored = engine.transaction(async (inside) => {
    await inside.query('insert into notes values (1, $1)', ['a']);
    await inside.query('select nothing', []).catch(() => undefined);
  });
  await expect(ignored).rejects.toThrow();
  expect(await countNotes()).toEqual({ count: 0 });
});

it('reports a notification before its commit is acknowledged, and none of a transaction that was undone', async () => {
  const events: string[] = [];
  await engine.listen('sessions', (payload) => events.push(payload));
  const notify = (text: string) => engine.transaction((inside) => inside.query(`select pg_notify('sessions', $1)`, [text]));
  await notify('one').then(() => events.push('acknowledged'));
  await engine
    .transaction(async (inside) => {
      await inside.query(`select pg_notify('sessions', 'undone')`, []);
      throw new Error('undo');
    })
    .catch(() => undefined);
  await notify('two');
  expect(events).toEqual(['one', 'acknowledged', 'two']);
});

it('rejects with the reason when the database cannot be opened', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'no folder');
  await expect(openEngine(thread, { migrations, folder: join(file, 'database') }, watch)).rejects.toThrow(/ENOTDIR|not a directory/i);
});

it('runs what it has accepted before it closes, and refuses the rest', async () => {
  const options = { migrations, folder: join(folder, 'database') };
  const first = await openEngine(thread, options, watch);
  await first.exec('create table kept (id integer)');
  const accepted = first.query('insert into kept values ($1)', [1]);
  await Promise.all([accepted, first.close(), first.close()]);
  await expect(first.query('select 1', [])).rejects.toThrow('The embedded database is closed.');
  const next = await openEngine(thread, options, watch);
  expect(await next.query('select id from kept', [])).toEqual([{ id: 1 }]);
  await next.close();
});

it.each([
  ['throws', `throw new RangeError('out of memory')`, 'The embedded database has crashed.'],
  ['exits', 'process.exit(3)', 'The embedded database has ended with code 3.'],
  ['runs in circles', 'for (;;);', 'The embedded database has not responded for 1 seconds.'],
])('rejects the running statements and reports a crash once when the thread %s', async (_name, end, message) => {
  const script = join(folder, 'crash.mjs');
  const lines = [
    `import { parentPort } from 'node:worker_threads';`,
    `parentPort.on('message', () => { ${end} });`,
    `parentPort.postMessage({ kind: 'open' });`,
  ];
  writeFileSync(script, lines.join('\n'));
  const onOwnCrash = jest.fn<undefined, [Error]>();
  const crashing = await openEngine(pathToFileURL(script), { migrations }, { longestSilence: 1, onCrash: onOwnCrash });
  const running = [crashing.query('select 1', []), crashing.exec('select 2')];
  for (const result of await Promise.allSettled(running)) expect(result).toMatchObject({ status: 'rejected', reason: { message } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onOwnCrash).toHaveBeenCalledTimes(1);
  await expect(crashing.query('select 3', [])).rejects.toMatchObject({ message, code: '57P02' });
  await crashing.close();
});
