import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyTrail } from './audit/verify-trail';
import { type BackupManifest, verifyBackup } from './db/backup/backup-file';
import { restoreFolder } from './db/backup/embedded-backup';
import { defaultLimits } from './options';
import { runCommand } from './run-command';
import { restoreServer } from './db/backup/server-backup';
import { countOwnMigrations } from './db/count-migrations';
import { connect } from './db/database';
import { packageFolder } from './package-folder';

const { diskReserveBytes } = defaultLimits;
const usage = 'Name the backup: npm run restore -- /srv/backups/scanharbor-….backup';
const migrations = join(packageFolder, 'drizzle');

const engineNames = { embedded: 'the embedded database', postgresql: 'a PostgreSQL server' } as const;

function requireEngine(file: string, { engine }: BackupManifest, url: string | undefined): void {
  if (engine === (url ? 'postgresql' : 'embedded')) return;
  const advice = url ? 'Restore it without DATABASE_URL, by --data.' : 'Restore it with DATABASE_URL.';
  throw new Error(`${file} is a backup of ${engineNames[engine]}. ${advice}`);
}

/** Brings a restored database to this version and verifies its audit trail. */
async function updateAndVerify(target: { url: string } | { dataFolder: string }): Promise<void> {
  const { db, close } = await connect({ ...target, diskReserveBytes, migrations, fill: () => Promise.resolve() });
  try {
    const { heads, tampered } = await verifyTrail(db);
    const broken = tampered.map(({ chain, sequence, reason }) => `${chain}, event ${sequence}: ${reason}`).join('; ');
    console.log(
      broken ? `Warning: the audit trail of the backup is broken (${broken}).` : `The audit trail is unbroken (${heads.length} chains).`,
    );
  } finally {
    await close();
  }
}

/**
 * Runs `npm run restore -- FILE [--data FOLDER] [--replace]`: verifies the backup and restores it into the database of DATABASE_URL, or
 * into the data folder. Data that is there is deleted with `--replace` only, and only once the backup is restored.
 */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new Error(usage);
  const [file, url] = [resolve(name), process.env.DATABASE_URL];
  const manifest = await verifyBackup(file, countOwnMigrations(migrations));
  requireEngine(file, manifest, url);
  console.log(`${file} is complete: a backup of ${engineNames[manifest.engine]} of ${manifest.at}.`);
  const { replace } = values;
  const folder = resolve(values.data ?? process.env.DATA_DIR ?? '.data');
  if (url) {
    await restoreServer(url, file, replace);
    await updateAndVerify({ url });
  } else {
    await restoreFolder({ dataFolder: folder, diskReserveBytes }, file, {
      manifest,
      replace,
      check: (dataFolder) => updateAndVerify({ dataFolder }),
    });
  }
  const place = url ? 'the database of DATABASE_URL' : folder;
  console.log(
    `Restored it into ${place}${replace ? ' in place of what was there' : ''}. Everything written after ${manifest.at} is missing.`,
  );
  console.log('Messages, deposits and refunds that were waiting then are processed when the API starts.');
}

runCommand(restore);
