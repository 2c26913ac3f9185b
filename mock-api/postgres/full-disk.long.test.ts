import { randomBytes } from 'node:crypto';
import { startApi } from '@scanharbor/tools/site/api-process.ts';
import { findPostgres, startPostgres } from '@scanharbor/tools/testing/postgres.ts';
import postgres from 'postgres';
import { call, getToken } from '../testing/client';
import { mountSmallDisk } from '../testing/small-disk';

jest.setTimeout(180_000);

const page = globalThis as { apiAddress?: string };
const ownAddress = page.apiAddress;
const disk = mountSmallDisk(200);
// Only root can mount a disk of a known size. Without that right there is no full disk to test on, and filling the machine's own disk would
// harm it.
const onSmallDisk = disk ? it.each : it.skip.each;
const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  disk?.makeRoom();
  page.apiAddress = ownAddress;
});

afterAll(() => disk?.unmount());

/** A file that cannot be compressed, so that it needs its size on the disk. */
async function upload(token: string) {
  const form = new FormData();
  form.append('upload_file', new File(['%PDF-1.7\n', randomBytes(3_000_000)], 'order.pdf'));
  return call<{ blob_id: string }>('POST media/upload', { token, form });
}

const readReady = async () => (await fetch(`${page.apiAddress ?? ''}/ready`)).json() as Promise<{ status: string }>;

// PostgreSQL rejects a statement when a table cannot grow. When its log cannot grow, it ends and does not start before there is room.
onSmallDisk([
  ['a table', 0],
  ['the log', 20_000_000],
])('loses nothing acknowledged when the disk of the server has no room for %s (needs the right to mount)', async (_name, leftBytes) => {
  if (!disk) return;
  const cluster = await startPostgres(findPostgres() ?? '', { durable: true, parent: disk.folder });
  stops.push(cluster.stop);
  const api = await startApi({ data: '', control: true, env: { ...process.env, DATABASE_URL: cluster.url } });
  stops.push(api.stop);
  page.apiAddress = api.address;
  const token = await getToken('patient');
  // The first read is stored in the audit trail, the next ones are not.
  await call('GET patients/patient', { token });
  // The file is the first content of a segment of the log, which has 16 MB. It needs the next one after four more; then 8 MB are left.
  const database = postgres(cluster.url, { max: 1 });
  await database`select pg_switch_wal()`;
  await database.end();
  const ids = [(await upload(token)).body.blob_id];

  disk.fill(leftBytes);
  const statuses: number[] = [];
  for (let file = 0; file < 8; file += 1) {
    const { status, body, headers } = await upload(token);
    statuses.push(status);
    if (status === 200) ids.push(body.blob_id);
    expect([status, headers.has('retry-after')]).toEqual([status, status === 503]);
  }
  expect([200, 503, 507]).toEqual(expect.arrayContaining(statuses));
  expect(statuses.at(-1)).toBe(leftBytes === 0 ? 507 : 503);
  expect((await readReady()).status).toBe(leftBytes === 0 ? 'disk full' : 'unavailable');
  if (leftBytes === 0) expect((await call('GET patients/patient', { token })).status).toBe(200);

  disk.makeRoom();
  if (leftBytes === 0) expect((await upload(token)).status).toBe(200);
  await cluster.crash();
  while ((await readReady()).status === 'unavailable');
  expect((await upload(token)).status).toBe(200);
  for (const id of ids) expect((await call(`GET media/download?id=${id}`, { token })).status).toBe(200);
});
