import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brand } from '@scanharbor/shared-contracts';
import postgres from 'postgres';
import { setupLock } from '../database';
import { readRows } from '../rows';
import { readDump, type BackupManifest, writeBackup } from './backup-file';
import { countMigrations } from '../count-migrations';
import { type PostgresProgram, startProgram, toConnection } from './postgres-programs';

/** The tables, the record of migrations, and the jobs of messages and payments that wait. */
const schemas = ['public', 'drizzle', 'pgboss'];

/** Opens one connection for the work. */
async function withClient<Result>(url: string, work: (client: postgres.Sql) => Promise<Result>): Promise<Result> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Yields what the program writes, then fails if the program failed. */
async function* readOutput({ output, ended }: PostgresProgram): AsyncGenerator<Uint8Array> {
  yield* output as AsyncIterable<Buffer>;
  await ended;
}

/** Backs up the installation's schemas as of one moment, while its processes run. */
export function backUpServer(url: string, file: string): Promise<BackupManifest> {
  const backUp = async (transaction: Pick<ReturnType<typeof drizzle>, 'execute'>) => {
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const migrations = await countMigrations(transaction);
    if (migrations === 0) throw new Error(`This database has no data of ${brand.name}.`);
    const [source] = readRows<{ version: string; snapshot: string }>(
      await transaction.execute(sql`select current_setting('server_version') as version, pg_export_snapshot() as snapshot`),
    );
    const { database, env } = toConnection(url);
    const flags = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${source?.snapshot ?? ''}`, `--dbname=${database}`];
    const dump = startProgram('pg_dump', [...flags, ...schemas.map((schema) => `--schema=${schema}`)], env);
    dump.input.end();
    return writeBackup(file, { engine: 'postgresql', engineVersion: source?.version ?? '', migrations }, readOutput(dump));
  };
  const isolation = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return withClient(url, (client) => drizzle(client).transaction(backUp, isolation));
}

/** Rejects when the database holds something that may not be deleted, or is in use. */
async function requireReplaceable(client: postgres.Sql, replace: boolean): Promise<void> {
  const [state] = await client<{ relations: number; connections: number }[]>`
    select (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = any (${schemas})) as relations,
      (select count(*)::int from pg_stat_activity 
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as connections`;
  const { relations = 0, connections = 0 } = state ?? {};
  if (relations > 0 && !replace) {
    throw new Error('The database already has tables. Choose an empty database, or delete its data by --replace.');
  }
  if (relations > 0 && (await countMigrations(drizzle(client))) === 0) {
    throw new Error('The database has tables of another application, which --replace does not delete. Choose an empty database.');
  }
  if (connections > 0) {
    throw new Error(`The database is in use by ${connections} other connections. Stop every process of the API first.`);
  }
}

/** Sends the statements of the dump, and the commit only after all of them: without it the server takes everything back. */
async function sendScript(file: string, script: PostgresProgram, target: Writable): Promise<void> {
  try {
    // A program that ends early breaks its pipes; its own message says more.
    const pipes = [pipeline(readDump(file), script.input), pipeline(script.output, target, { end: false })];
    await Promise.allSettled(pipes);
    await script.ended;
    target.write('commit;\n');
  } finally {
    target.end();
  }
}

/**
 * Restores a backup into a database, in one transaction: when it fails, nothing has changed. Rejects while the database is in use, and
 * when it has tables and `replace` is false.
 */
export async function restoreServer(url: string, file: string, replace: boolean): Promise<void> {
  await withClient(url, (client) => requireReplaceable(client, replace));
  const { database, env } = toConnection(url);
  const target = startProgram('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${database}`], env);
  target.output.resume();
  const script = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-']);
  const dropStatements = schemas.map((schema) => `drop schema if exists ${schema} cascade;\n`).join('');
  // An API that starts now waits for the end of this transaction.
  target.input.write(`begin;\nset local lock_timeout = '10s';\nselect pg_advisory_xact_lock(${setupLock});\n${dropStatements}`);
  const scripted = sendScript(file, script, target.input);
  // psql names the statement that failed; pg_restore then only reports a broken pipe.
  for (const result of await Promise.allSettled([target.ended, scripted])) {
    if (result.status === 'rejected') throw result.reason;
  }
}
