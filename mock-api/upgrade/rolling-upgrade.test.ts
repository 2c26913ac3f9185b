import { startApi, type ApiProcess } from '@scanharbor/tools/site/api-process.ts';
import postgres from 'postgres';
import { type SingleScanResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { countMigrations, countOwnMigrations } from '../src/db/count-migrations';
import { connect } from '../src/db/database';
import { verifyTrail } from '../src/audit/verify-trail';
import { type DemoAccount, demoAccounts, locationIds } from '../src/seed/demo-data';
import { freeTimes } from '../testing/portal';

const { BASELINE_API = '', TEST_DATABASE_URL = '' } = process.env;
const { newYork } = locationIds;
const migrations = `${__dirname}/../drizzle`;
const prescription = '%PDF-1.7\nA prescription';

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

interface Reply<Body> {
  status: number;
  body: Body;
}

/** Calls one of the two versions. Their responses are not compared with this version's schemas: the earlier one may lack a field. */
async function send<Body = Record<string, unknown>>(
  { address }: Pick<ApiProcess, 'address'>,
  name: string,
  { token = 'anonymous', body }: { token?: string; body?: unknown } = {},
): Promise<Reply<Body>> {
  const [method = '', path = ''] = name.split(' ');
  const isForm = body instanceof FormData;
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: { Authorization: token, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: (isJson ? await response.json() : await response.text()) as Body };
}

const getToken = async (api: ApiProcess, account: DemoAccount) =>
  (await send<{ token: string }>(api, 'POST __control/session', { body: { email: demoAccounts[account] } })).body.token;

/** Places a request on one version and books it on the other; returns its id. */
async function placeAndBook(placing: ApiProcess, booking: ApiProcess, tokens: { patient: string; staff: string }): Promise<number> {
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  const placed = await send<{ id: number }>(placing, 'POST scans/request', {
    token: tokens.patient,
    body: {
      scan_service_id: 1,
      budget: 200,
      distance: 50,
      zip_code: '10018',
      notice: 3,
      self_pay: 1,
      rate: 3.15,
      windows: [{ window_open: `${day} 08:00:00`, window_close: `${day} 20:00:00` }],
      doctor_id: 1,
      reason: 'Headaches',
    },
  });
  expect([placed.status, placed.body]).toEqual([200, { id: expect.any(Number) as number }]);
  const { id } = placed.body;
  const { body: scan } = await send<SingleScanResponse>(booking, `GET ic-portal/ic-get-single-scan?requestId=${id}`, {
    token: tokens.staff,
  });
  const booked = await send(booking, 'POST ic-portal/ic-book', {
    token: tokens.staff,
    body: { requestId: id, locationId: newYork, appointmentDateTime: freeTimes(scan, newYork)[0], isSelfPay: 1, productFee: 50 },
  });
  expect([booked.status, booked.body]).toEqual([200, expect.anything()]);
  return id;
}

/** Lists the ids of the scheduled requests as one version sees them. */
const listScheduled = async (api: ApiProcess, token: string) =>
  (await send<{ data: { TestRequestID: number }[] }>(api, 'GET ic-portal/ic-scheduled', { token })).body.data.map(
    ({ TestRequestID }) => TestRequestID,
  );

it('upgrades without a failed call: the earlier API serves while this one migrates, beside it, and again afterwards', async () => {
  const name = `upgrade_${process.pid}`;
  const server = postgres(TEST_DATABASE_URL, { max: 1, onnotice: () => undefined });
  stops.push(() => server.end());
  await server.unsafe(`create database ${name}`);
  const url = TEST_DATABASE_URL.replace(/[^/]+$/, name);
  const start = async (sources?: string) => {
    const env = { ...process.env, DATABASE_URL: url, SECRETS_KEY: 'of-both-versions' };
    const api = await startApi({ data: '', control: true, env, ...(sources ? { sources } : {}) });
    stops.push(api.stop);
    return api;
  };

  const earlier = await start(BASELINE_API);
  const tokens = { patient: await getToken(earlier, 'patient'), staff: await getToken(earlier, 'staff') };
  const failed: string[] = [];
  let isUpgrading = true;
  /** Users of the earlier version, who notice nothing. */
  const work = async (path: string, options: { token: string; body?: unknown }) => {
    while (isUpgrading) {
      const { status } = await send(earlier, path, options);
      if (status !== 200) failed.push(`${path}: ${status}`);
    }
  };
  const workers = [
    work('GET ic-portal/ic-requested', { token: tokens.staff }),
    work('GET patients/patient', { token: tokens.patient }),
    work('PATCH patients/patient', { token: tokens.patient, body: { phone: '(212) 555-4321' } }),
  ];
  const current = await start().finally(() => {
    isUpgrading = false;
  });
  await Promise.all(workers);
  expect(failed).toEqual([]);

  const ids = [await placeAndBook(earlier, current, tokens), await placeAndBook(current, earlier, tokens)];
  for (const [writer, reader] of [
    [earlier, current],
    [current, earlier],
  ] as const) {
    expect(await listScheduled(reader, tokens.staff)).toEqual(expect.arrayContaining(ids));
    const phone = writer === earlier ? '(212) 555-0001' : '(212) 555-0002';
    await send(writer, 'PATCH patients/patient', { token: tokens.patient, body: { phone } });
    expect((await send(reader, 'GET patients/patient', { token: tokens.patient })).body).toMatchObject({ phone });
    const form = new FormData();
    form.append('upload_file', new File([prescription], 'order.pdf'));
    const { body: file } = await send<{ blob_id: string }>(writer, 'POST media/upload', { token: tokens.patient, body: form });
    expect((await send(reader, `GET media/download?id=${file.blob_id}`, { token: tokens.patient })).body).toBe(prescription);
  }
  const ready = await Promise.all([earlier, current].map(async ({ address }) => (await fetch(`${address}/ready`)).status));
  expect(ready).toEqual([200, 200]);

  // Back to the earlier version, on the tables of this one.
  await current.stop();
  await earlier.stop();
  const again = await start(BASELINE_API);
  expect(await listScheduled(again, tokens.staff)).toEqual(expect.arrayContaining(ids));
  expect((await send(again, 'PATCH patients/patient', { token: tokens.patient, body: { phone: '(212) 555-0003' } })).status).toBe(200);
  await again.stop();

  const { db, close } = await connect({ url, migrations, fill: () => Promise.resolve() });
  stops.push(close);
  expect(await countMigrations(db)).toBe(countOwnMigrations(migrations));
  expect((await verifyTrail(db)).tampered).toEqual([]);
});
