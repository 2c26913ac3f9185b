import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

/**
 * The engine clears its buffers when it starts: the default of 128 MB costs 0.3 seconds and 100 MB, for a database of less than that. Those
 * of the log would shrink with them.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'wal_buffers=4MB'];

/** Processes of other versions may still read theirs. */
const keptCopies = 3;

/** Names the copy beside the migrations by what decides its content: the engine and the migrations. */
function getCopyName(migrations: string): string {
  const engine = dirname(createRequire(join(migrations, 'index.js')).resolve('@electric-sql/pglite'));
  const scripts = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  const files = [join(engine, '../package.json'), ...scripts.sort().map((file) => join(migrations, file))];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return join(migrations, '../.cache/database', hash.digest('hex'));
}

async function open(options: { dataDir?: string; fs?: MemoryFS }, migrations: string): Promise<PGlite> {
  const client = await PGlite.create({ ...options, startParams });
  await migrate(drizzle(client), { migrationsFolder: migrations });
  return client;
}

/** Fills a folder under the name `part` first: other processes, and the next start after a crash, see the whole folder or none. */
async function publishFolder(folder: string, part: string, fill: (part: string) => Promise<void> | void): Promise<void> {
  rmSync(part, { recursive: true, force: true });
  try {
    await fill(part);
    renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function removeOldCopies(copies: string) {
  const byAge = readdirSync(copies)
    .map((name) => join(copies, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(keptCopies)) rmSync(old, { recursive: true, force: true });
}

/** Returns the folder of a migrated, still empty database. Undefined where it cannot be written. */
async function prepareCopy(migrations: string): Promise<string | undefined> {
  const copy = getCopyName(migrations);
  if (existsSync(copy)) return copy;
  try {
    mkdirSync(dirname(copy), { recursive: true });
    await publishFolder(copy, `${copy}-new-${String(process.pid)}`, async (part) => (await open({ dataDir: part }, migrations)).close());
    removeOldCopies(dirname(copy));
    return copy;
  } catch {
    // Another process may have made the same copy meanwhile.
    return existsSync(copy) ? copy : undefined;
  }
}

/** What the engine's module has of its file system; the types of the package lack it. */
interface EngineModule {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void };
  ENV: { PGDATA: string };
}

/** Memory with the files of a folder. The engine's own way, an archive, takes it a second to read. */
class CopiedMemory extends MemoryFS {
  constructor(private readonly folder: string) {
    super();
  }

  override initialSyncFs(): Promise<void> {
    const { FS, ENV } = this.pg?.Module as unknown as EngineModule;
    FS.mkdirTree(ENV.PGDATA);
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = ENV.PGDATA + path.slice(this.folder.length);
      if (entry.isDirectory()) FS.mkdirTree(name);
      else FS.writeFile(name, readFileSync(path), { canOwn: true });
    }
    return Promise.resolve();
  }
}

/**
 * Opens the embedded engine and migrates its database. Creating a database costs the engine four seconds of CPU, so a new one starts as a
 * copy of the first, which is kept beside the code; without write access there each one is created.
 */
export async function openEmbedded(folder: string | undefined, migrations: string): Promise<PGlite> {
  if (folder !== undefined && existsSync(folder)) return open({ dataDir: folder }, migrations);
  const copy = await prepareCopy(migrations);
  if (folder === undefined) return open(copy ? { fs: new CopiedMemory(copy) } : {}, migrations);
  if (copy) await publishFolder(folder, `${folder}-new`, (part) => cpSync(copy, part, { recursive: true }));
  return open({ dataDir: folder }, migrations);
}
