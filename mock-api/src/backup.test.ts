import { type ExecFileException, execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '@scanharbor/tools/site/api-process.ts';
import { findPostgres } from '@scanharbor/tools/testing/postgres.ts';
import postgres from 'postgres';
import { call, control, getToken } from '../testing/client';
import { book, fetchListIds, freeTimes, singleScan } from '../testing/portal';
import { verifyBackup, writeBackup } from './db/backup/backup-file';
import { locationIds } from './seed/demo-data';

jest.setTimeout(300_000);

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'scanharbor-backup-'));
const data = join(folder, 'data');
const file = join(folder, 'installation.backup');
const prescription = '%PDF-1.7\nA prescription';

const page = globalThis as { apiAddress?: string; apiDatabase?: string };
const ownAddress = page.apiAddress;
const server = page.apiDatabase;
const url = server?.replace(/[^/]+$/, `backup_${process.pid}`) ?? '';
const path = `${findPostgres() ?? ''}:${process.env.PATH ?? ''}`;
const env = { ...process.env, PATH: path, DATABASE_URL: url, DATA_DIR: data, SECRETS_KEY: 'kept elsewhere' };

async function onServer(...statements: string[]) {
  const client = postgres(server ?? '', { max: 1 });
  for (const statement of statements) await client.unsafe(statement);
  await client.end();
}

const createDatabase = () => (server ? onServer(`create database backup_${process.pid}`) : Promise.resolve());
const destroyDatabase = () =>
  server ? onServer(`drop database if exists backup_${process.pid} with (force)`) : rmSync(data, { recursive: true, force: true });

/** Runs a command of the root package as the operator does. */
const npmRun = (script: 'backup' | 'restore', ...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile('npm', ['run', '-s', script, '--', ...args], { cwd: root, env }, (error: ExecFileException | null, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

/** Backs up into a new folder, in which the backup gets a name by its time, and moves it to `file`. */
async function backUp() {
  const backups = join(folder, 'backups');
  expect(await npmRun('backup', backups)).toMatchObject({ code: 0 });
  expect(statSync(backups).mode & 0o777).toBe(0o700);
  const names = readdirSync(backups);
  expect(names).toEqual([expect.stringMatching(/^scanharbor-\d{4}-\d\d-\d\dT[\d-]+Z\.backup$/)]);
  renameSync(join(backups, names[0] ?? ''), file);
}

const stops: (() => Promise<void>)[] = [];

async function start() {
  const api = await startApi({ data, control: true, env });
  page.apiAddress = api.address;
  stops.push(api.stop);
  return api;
}

/** Writes by calls what a backup must contain: an entry, a file, a booking with its audit events. Returns the id of the file. */
async function write(): Promise<string> {
  const [patient, staff] = [await getToken('patient'), await getToken('staff')];
  await call('PATCH patients/patient', { token: patient, body: { phone: '(212) 555-4321' } });
  const form = new FormData();
  form.append('upload_file', new File([prescription], 'order.pdf'));
  const { body } = await call<{ blob_id: string }>('POST media/upload', { token: patient, form });
  for (const id of await fetchListIds('ic-requested', { token: staff, headers: { 'X-Location': String(locationIds.newYork) } })) {
    const [time] = freeTimes(await singleScan(id, staff), locationIds.newYork);
    if (time && (await book(staff, id, locationIds.newYork, time)).status === 200) return body.blob_id;
  }
  throw new Error('No request could be booked');
}

async function* dump(error?: Error): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('dump'));
  if (error) throw error;
}

const readRows = () => control<Record<string, object[]>>('rows');

afterAll(async () => {
  for (const stop of stops) await stop();
  page.apiAddress = ownAddress;
  await destroyDatabase();
  rmSync(folder, { recursive: true, force: true });
});

it('restores every row and file of a lost database from its backup, and an unbroken audit trail', async () => {
  await createDatabase();
  const first = await start();
  const fileId = await write();
  const rows = await readRows();
  if (server) {
    await backUp();
    await first.kill();
  } else {
    const refused = await npmRun('backup', file);
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/in use by process \d+\. Stop the API first/)]);
    await first.kill();
    await backUp();
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await destroyDatabase();
  await createDatabase();

  const restored = await npmRun('restore', file);
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/The audit trail is unbroken \([1-9]\d* chains\)/) as string });
  const second = await start();
  expect(await readRows()).toEqual(rows);
  const patient = await getToken('patient');
  expect((await call<string>(`GET media/download?id=${fileId}`, { token: patient })).body).toBe(prescription);
  await call('PATCH patients/patient', { token: patient, body: { phone: '(212) 555-9999' } });
  await second.stop();

  const present = await npmRun('restore', file);
  expect([present.code, present.output]).toEqual([1, expect.stringMatching(/already has .* --replace/)]);
  expect(await npmRun('restore', file, '--replace')).toMatchObject({ code: 0 });
  const third = await start();
  expect(await readRows()).toEqual(rows);
  const running = await npmRun('restore', file, '--replace');
  expect([running.code, running.output]).toEqual([1, expect.stringMatching(/in use by/)]);
  await third.stop();
});

it('refuses a damaged, truncated or newer backup and one of another engine, and changes nothing', async () => {
  const damaged = join(folder, 'damaged.backup');
  const content = readFileSync(file);
  for (const position of [5, 1024, content.length - 1]) {
    const changed = Buffer.from(content);
    changed[position] = (changed[position] ?? 0) ^ 1;
    writeFileSync(damaged, changed);
    await expect(verifyBackup(damaged, 1_000)).rejects.toThrow(/damaged/);
  }
  copyFileSync(file, damaged);
  truncateSync(damaged, content.length - 1);
  await expect(verifyBackup(damaged, 1_000)).rejects.toThrow(/has \d+ of \d+ bytes/);
  const predated = content.toString('latin1').replace(/"at":"\d{4}/, '"at":"2001');
  writeFileSync(damaged, predated, 'latin1');
  await expect(verifyBackup(damaged, 1_000)).rejects.toThrow(/checksum/);

  const { engine, migrations } = await verifyBackup(file, 1_000);
  await expect(verifyBackup(file, migrations - 1)).rejects.toThrow(/newer version/);
  const other = join(folder, 'other.backup');
  const otherEngine = engine === 'embedded' ? 'postgresql' : 'embedded';
  await writeBackup(other, { engine: otherEngine, engineVersion: '17.1', migrations }, dump());
  expect(existsSync(`${other}.part`)).toBe(false);
  for (const [name, reason] of [
    [damaged, /damaged/],
    [other, /is a backup of .* Restore it with/],
  ] as const) {
    const refused = await npmRun('restore', name, '--replace');
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(reason)]);
  }
});

it('overwrites no backup, and leaves none of a dump that failed', async () => {
  const before = readFileSync(file);
  expect(await npmRun('backup', file)).toEqual({ code: 1, output: expect.stringMatching(/exists already/) as string });
  expect(readFileSync(file).equals(before)).toBe(true);
  const failed = join(folder, 'failed.backup');
  await expect(
    writeBackup(failed, { engine: 'embedded', engineVersion: '17.1', migrations: 1 }, dump(new Error('went away'))),
  ).rejects.toThrow('went away');
  expect([failed, `${failed}.part`].map((name) => existsSync(name))).toEqual([false, false]);
});
