import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@scanharbor/shared-contracts';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { createEmbeddedDisk } from '../disk';
import { lockFolder } from '../folder-lock';
import { openDump, type BackupManifest, writeBackup } from './backup-file';
import { countMigrations } from '../count-migrations';

const stopFirst = 'Stop the API first: the embedded database belongs to one process at a time.';

interface Place {
  dataFolder: string;
  /** As for the API: with less free space the engine could hang. */
  diskReserveBytes: number;
}

/** Runs the work while no other process uses the data folder. */
async function withFolder<Result>({ dataFolder, diskReserveBytes }: Place, work: (database: string) => Promise<Result>): Promise<Result> {
  const unlock = lockFolder(dataFolder, stopFirst);
  try {
    createEmbeddedDisk(dataFolder, diskReserveBytes).requireOpenable();
    return await work(join(dataFolder, 'database'));
  } finally {
    unlock();
  }
}

/** Backs up the embedded database of a data folder. Rejects while another process uses it, and when there is none. */
export function backUpFolder(place: Place, file: string): Promise<BackupManifest> {
  if (!existsSync(join(place.dataFolder, 'database'))) throw new Error(`The folder ${place.dataFolder} has no database.`);
  return withFolder(place, async (database) => {
    const client = await PGlite.create({ dataDir: database });
    try {
      const db = drizzle(client);
      const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`);
      const migrations = await countMigrations(db);
      await client.exec('checkpoint');
      const dump = await client.dumpDataDir('gzip');
      return await writeBackup(file, { engine: 'embedded', engineVersion: rows[0]?.server_version ?? '', migrations }, dump.stream());
    } finally {
      await client.close();
    }
  });
}

const getMajor = (version: string) => version.split('.')[0];

/** Reads the major version of the engine in this installation. */
async function readEngineMajor(): Promise<string | undefined> {
  const client = await PGlite.create();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.close();
  return getMajor(rows[0]?.server_version ?? '');
}

/**
 * Restores a backup into a data folder. `check` gets a folder with the restored database, before that takes the place of the present
 * one; when it rejects, nothing has changed. Rejects while another process uses the folder, and when it has a database and `replace` is
 * false.
 */
export function restoreFolder(
  place: Place,
  file: string,
  { manifest, replace, check }: { manifest: BackupManifest; replace: boolean; check: (dataFolder: string) => Promise<void> },
): Promise<void> {
  const { dataFolder } = place;
  return withFolder(place, async (database) => {
    if (existsSync(database) && !replace) {
      throw new Error(`The folder ${dataFolder} already has a database. Choose another folder, or delete its data by --replace.`);
    }
    const [restored, replaced] = [join(dataFolder, 'restored'), join(dataFolder, 'replaced')];
    const engine = await readEngineMajor();
    if (getMajor(manifest.engineVersion) !== engine) {
      throw new Error(
        `${file} was made by version ${manifest.engineVersion} of the embedded engine, this installation has version ${String(engine)}. ` +
          `Restore it with the version of ${brand.name} that made it.`,
      );
    }
    await Promise.all([restored, replaced].map((folder) => rm(folder, { recursive: true, force: true })));
    try {
      await mkdir(restored);
      const client = await PGlite.create({ dataDir: join(restored, 'database'), loadDataDir: await openDump(file, 'application/gzip') });
      await client.close();
      await check(restored);
      if (existsSync(database)) await rename(database, replaced);
      await rename(join(restored, 'database'), database);
    } finally {
      await rm(restored, { recursive: true, force: true });
    }
    await rm(replaced, { recursive: true, force: true });
  });
}
