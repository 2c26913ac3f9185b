import { getTableName, sql } from 'drizzle-orm';
import { type Database } from '../db/database';
import { isDeadlock } from '../db/error-codes';
import { readRows } from '../db/rows';
import * as tables from '../db/schema/index';
import { seedCatalog, seedPeople } from './seed';

/** Tables that few tests change; most of the time of a reset went into their thousands of rows. */
const catalogTables = [
  tables.scanTypes,
  tables.scanServices,
  tables.insurers,
  tables.conditions,
  tables.doctors,
  tables.practices,
  tables.locations,
  tables.locationScanTypes,
  tables.machines,
  tables.locationPrices,
].map(getTableName);

const namesOfOthers = `select tablename from pg_tables where schemaname = 'public' and tablename <> all ('{${catalogTables.join(',')}}')`;

/**
 * Returns text that differs after any write to the catalog: the number of rows of each table, the last transaction that wrote one, and
 * the last generated id, which an insert uses up even when it is rolled back.
 */
async function fingerprintCatalog(db: Database): Promise<string> {
  const states = catalogTables.map(
    (name) => sql`
      select count(*) as rows, max(xmin::text::bigint) as writer,
        (select last_value from pg_sequences where schemaname = 'public' and sequencename = ${`${name}_id_seq`}) as id
      from ${sql.identifier(name)}`,
  );
  return JSON.stringify(readRows(await db.execute(sql.join(states, sql` union all `))));
}

/** Empties the tables and restarts their ids. The audit trail refuses to be emptied; its triggers are off for this statement only. */
const truncateAllBut = (kept: readonly string[]) => `
  do $$ begin
    alter table audit_events disable trigger user;
    execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
             from pg_tables where schemaname = 'public' and tablename <> all ('{${kept.join(',')}}'));
    alter table audit_events enable trigger user;
  end $$`;

/**
 * Copies what the seed wrote to a schema of its own. To compute those rows again, and to run the triggers that index and version them,
 * takes seven times as long as to copy them back.
 */
const copyRows = `
  do $$ declare name text; begin
    drop schema if exists seeded cascade;
    create schema seeded;
    for name in ${namesOfOthers} loop
      execute format('create unlogged table seeded.%1$I as table public.%1$I', name);
    end loop;
    create unlogged table seeded.sequences as
      select format('%I.%I', schemaname, sequencename)::regclass as id, start_value, last_value from pg_sequences where schemaname = 'public';
  end $$`;

/**
 * Copies the rows back, and restarts the ids, without triggers and checks of keys: what they add is in the copy. Only the versions of the
 * lists have to be new ones, since processes hold lists in memory by them.
 */
const restoreRows = `
  do $$ declare
    name text;
    now_version bigint := extract(epoch from clock_timestamp()) * 1000000;
  begin
    set local session_replication_role = replica;
    execute (select 'lock table ' || string_agg(format('public.%I', tablename), ', ') from (${namesOfOthers}) as others);
    for name in ${namesOfOthers} loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%1$I select * from seeded.%1$I', name);
    end loop;
    update practice_versions set version = now_version, recent = array[now_version || ':*'];
    perform pg_notify('practice_versions', practice_id || ' ' || version) from practice_versions;
    perform setval(id, coalesce(last_value, start_value), last_value is not null) from seeded.sequences;
  end $$`;

/**
 * Runs a statement that locks every table. Concurrent writes can cause a deadlock, in which the database ends one of the two; it is then
 * repeated.
 */
async function runOnAllTables(db: Database, statement: string, attemptsLeft = 3): Promise<void> {
  try {
    await db.execute(sql.raw(statement));
  } catch (error) {
    if (attemptsLeft === 0 || !isDeadlock(error)) throw error;
    await runOnAllTables(db, statement, attemptsLeft - 1);
  }
}

/** Only a superuser may switch triggers off; one owns the embedded engine, and the server of the tests. */
async function canRestore(db: Database): Promise<boolean> {
  const [setting] = readRows<{ value: string }>(await db.execute(sql`select current_setting('is_superuser') as value`));
  return setting?.value === 'on';
}

/** How old a restored seed may be: its rows have times relative to the moment of the seed, as they have for a test that runs this long. */
const copyLifeMs = 30_000;

/**
 * Returns a function that empties the tables and seeds them again. It leaves the catalog alone while nothing wrote to it since, and
 * restores the rest from a copy of the last seed while that is young.
 */
export function createReseed(db: Database): (now: Date, passwordHash: string) => Promise<void> {
  let catalog = '';
  let copiedAt = 0;
  return async (now, passwordHash) => {
    const isUnchanged = catalog === (await fingerprintCatalog(db));
    if (isUnchanged && Math.abs(now.getTime() - copiedAt) < copyLifeMs) return runOnAllTables(db, restoreRows);
    await runOnAllTables(db, truncateAllBut(isUnchanged ? catalogTables : []));
    await db.transaction(async (transaction) => {
      if (!isUnchanged) await seedCatalog(transaction);
      await seedPeople(transaction, now, passwordHash);
    });
    if (!isUnchanged) catalog = await fingerprintCatalog(db);
    if (!(await canRestore(db))) return;
    await db.execute(sql.raw(copyRows));
    copiedAt = now.getTime();
  };
}
