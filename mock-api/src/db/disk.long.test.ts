import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startApi } from '@scanharbor/tools/site/api-process.ts';
import { call, getToken } from '../../testing/client';
import { mountSmallDisk } from '../../testing/small-disk';

jest.setTimeout(180_000);

const page = globalThis as { apiAddress?: string };
const ownAddress = page.apiAddress;
const disk = mountSmallDisk(200);
// Only root can mount a disk of a known size. Without that right there is no full disk to test on, and filling the machine's own disk would
// harm it.
const onSmallDisk = disk ? it : it.skip;

const stops: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const stop of stops) await stop();
  page.apiAddress = ownAddress;
  disk?.unmount();
});

const readReady = async () => {
  const response = await fetch(`${page.apiAddress ?? ''}/ready`);
  return [response.status, await response.json()] as const;
};

const setPhone = (token: string, phone: string) => call('PATCH patients/patient', { token, body: { phone } });
const readProfile = (token: string) => call('GET patients/patient', { token });

/** A file that cannot be compressed, so that it needs its size on the disk. */
async function upload(token: string) {
  const form = new FormData();
  form.append('upload_file', new File(['%PDF-1.7\n', randomBytes(3_000_000)], 'order.pdf'));
  return call<{ blob_id: string }>('POST media/upload', { token, form });
}

const full = {
  status: 507,
  body: {
    error_code: 507,
    messages: [
      {
        user_msg: 'This cannot be stored right now. Nothing that was stored before is lost. Please try again later.',
        dev_msg: 'The disk of the database is full.',
      },
    ],
  },
};

onSmallDisk(
  'refuses changes on a full disk by name, goes on with reads, and by itself once there is room (needs the right to mount)',
  async () => {
    if (!disk) return;
    const start = async () => {
      const api = await startApi({ data: join(disk.folder, 'data'), control: true, env: { ...process.env, DATABASE_URL: '' } });
      page.apiAddress = api.address;
      stops.push(api.stop);
      return api;
    };
    const api = await start();
    const token = await getToken('patient');
    expect((await setPhone(token, '(212) 555-0001')).status).toBe(200);
    const stored = await upload(token);
    expect(await readReady()).toEqual([200, { status: 'ready' }]);

    disk.fill(50_000_000);
    expect(await setPhone(token, '(212) 555-0002')).toMatchObject(full);
    // All at once: none may get past the others.
    for (const response of await Promise.all(Array.from({ length: 4 }, () => upload(token)))) expect(response).toMatchObject(full);
    expect(await readReady()).toEqual([200, { status: 'disk full' }]);
    expect(await readProfile(token)).toMatchObject({ status: 200, body: { phone: '(212) 555-0001' } });

    disk.makeRoom();
    expect(await readReady()).toEqual([200, { status: 'ready' }]);
    expect((await setPhone(token, '(212) 555-0003')).status).toBe(200);

    // Uploads meet the reserve by themselves; nothing else has to watch the disk.
    disk.fill(69_000_000);
    const uploads = await Promise.all(Array.from({ length: 6 }, () => upload(token)));
    const accepted = uploads.filter(({ status }) => status === 200);
    expect(new Set(uploads.map(({ status }) => status))).toEqual(new Set([200, 507]));

    disk.fill();
    expect(await setPhone(token, '(212) 555-0004')).toMatchObject(full);
    expect(await call(`GET media/download?id=${stored.body.blob_id}`, { token })).toMatchObject(full);
    await api.kill();
    await expect(start()).rejects.toThrow(/^The disk of .*data is full: 0 MB are free, 32 MB are required\.$/);

    const backup = spawnSync('npm', ['run', '-s', 'backup', '--', join(disk.folder, 'a.backup'), '--data', join(disk.folder, 'data')], {
      cwd: join(__dirname, '../../..'),
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '' },
    });
    expect([backup.status, backup.stderr]).toEqual([1, expect.stringMatching(/The disk of .*data is full/)]);

    disk.makeRoom();
    await start();
    expect(await readProfile(token)).toMatchObject({ status: 200, body: { phone: '(212) 555-0003' } });
    for (const { body } of [stored, ...accepted]) expect((await call(`GET media/download?id=${body.blob_id}`, { token })).status).toBe(200);
  },
);
