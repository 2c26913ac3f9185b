import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

/** Names the copy beside the migrations by what decides its content: the engine and the migrations. */
function getCopyName(migrations: string): string {
  const engine = dirname(createRequire(join(migrations, 'index.js')).resolve('@electric-sql/pglite'));
  const scripts = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  const files = [join(engine, '../package.json'), ...scripts.sort().map((file) => join(migrations, file))];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return join(migrations, '../.cache/database', `${hash.digest('hex')}.tar`);
}

/** Stores the migrated, still empty database in place of older copies. Other processes see the whole file or none. */
async function storeCopy(client: PGlite, copy: string): Promise<void> {
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  const folder = dirname(copy);
  mkdirSync(folder, { recursive: true });
  const part = `${copy}.${String(process.pid)}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, copy);
  const older = readdirSync(folder).filter((file) => file.endsWith('.tar') && file !== basename(copy));
  for (const file of older) rmSync(join(folder, file), { force: true });
}

/**
 * Opens the embedded engine and migrates its database. Creating a database costs the engine four seconds of CPU, so a new one starts as a
 * copy of the first, which is kept beside the code; without write access there each one is created.
 */
export async function openEmbedded(folder: string | undefined, migrations: string): Promise<PGlite> {
  const isNew = folder === undefined || !existsSync(folder);
  const copy = getCopyName(migrations);
  const hasCopy = isNew && existsSync(copy);
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(hasCopy ? { loadDataDir: await openAsBlob(copy) } : {}),
  });
  await migrate(drizzle(client), { migrationsFolder: migrations });
  if (isNew && !hasCopy) await storeCopy(client, copy).catch(() => undefined);
  return client;
}
