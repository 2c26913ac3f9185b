import { existsSync, mkdirSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpFolder } from './db/backup/embedded-backup';
import { backUpServer } from './db/backup/server-backup';
import { defaultLimits } from './options';
import { formatBytes, runCommand } from './run-command';

const { diskReserveBytes } = defaultLimits;
const usage = 'Name the new file, or a folder for it: npm run backup -- /srv/backups';

/** Names a backup in a folder by its time, so that names sort by age: scanharbor-2030-01-31T12-00-00Z.backup */
const nameByTime = () => `scanharbor-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Returns the file to write. A name without an extension is a folder, which only its owner can read when it has to be created. */
function chooseFile(target: string): string {
  const isFolder = existsSync(target) ? statSync(target).isDirectory() : extname(target) === '';
  if (!isFolder) return resolve(target);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  return resolve(target, nameByTime());
}

/**
 * Runs `npm run backup -- FILE|FOLDER [--data FOLDER]`: writes the database of DATABASE_URL, or of the data folder, to one file. The
 * embedded database has to be stopped for that, a server not.
 */
async function backUp(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
  const [target] = positionals;
  if (!target || positionals.length > 1) throw new Error(usage);
  const file = chooseFile(target);
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name: backups are not overwritten.`);
  const url = process.env.DATABASE_URL;
  const folder = resolve(values.data ?? process.env.DATA_DIR ?? '.data');
  const manifest = url ? await backUpServer(url, file) : await backUpFolder({ dataFolder: folder, diskReserveBytes }, file);
  console.log(`Backed up ${url ? 'the database of DATABASE_URL' : folder} to ${file} (${formatBytes(manifest.bytes)}).`);
  console.log('It contains everything the database has: health data, files, sessions. Keep it where only the right people can read it.');
  console.log('It does not contain SECRETS_KEY or secrets.key, without which authenticator apps cannot be used: keep that elsewhere.');
}

runCommand(backUp);
