import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '@scanharbor/tools/site/api-process.ts';
import { createSiteServer } from '@scanharbor/tools/site/server.ts';
import postgres, { type Sql } from 'postgres';
import { getAuthenticatorCode } from '@scanharbor/shared-contracts/testing/authenticator-code';
import { demoAccounts, demoPassword, locationIds } from '../src/seed/demo-data';
import { openChangeStream } from '../testing/change-stream';
import { call, control, getToken, userMessage } from '../testing/client';
import { expectFreshLists } from '../testing/list-freshness';
import { book, counters, freeTimes, fetchListIds, singleScan } from '../testing/portal';

const { newYork } = locationIds;
const { apiDatabase = '' } = globalThis as { apiDatabase?: string };
const stops: (() => Promise<unknown>)[] = [];

let processes: string[];
let site: string;
let database: Sql;
/** API URLs of the next calls, in turn. */
let targets: string[];

/** Creates a database without tables beside that of this worker. */
async function createDatabase(): Promise<string> {
  const name = `pair_${process.pid}`;
  const client = postgres(apiDatabase, { max: 1 });
  await client.unsafe(`create database ${name}`);
  await client.end();
  return apiDatabase.replace(/[^/]+$/, name);
}

/** Starts two API processes on one database, reachable directly and behind the site server. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scanharbor-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const env = { ...process.env, DATABASE_URL: await createDatabase(), SECRETS_KEY: 'of-both-processes' };
  const started = [1, 2].map(async () => {
    const api = await startApi({ data: '', control: true, env });
    stops.push(() => api.stop());
    return api.address;
  });
  await Promise.allSettled(started);
  processes = await Promise.all(started);
  const server = await createSiteServer({ site: folder, apis: processes.map((address) => ({ address })) });
  site = await server.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => server.close());
  database = postgres(env.DATABASE_URL, { max: 1 });
  stops.push(() => database.end());
  let turn = 0;
  Object.defineProperty(globalThis, 'apiAddress', { get: () => targets[turn++ % targets.length] });
});

beforeEach(() => {
  targets = processes;
});

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

it('shows no list from before an acknowledged change of either process', async () => {
  await expectFreshLists(processes, { staff: await getToken('staff'), patient: await getToken('patient') }, 15);
});

it('shows who is at a request to colleagues at the other process, and that they left', async () => {
  const [staff, admin] = await Promise.all(['staff', 'admin'].map(getToken));
  const [first = '', second = ''] = processes;
  const watcher = await openChangeStream(second, admin ?? '', `?tab=${randomUUID()}`);
  const tab = await openChangeStream(first, staff ?? '', `?tab=${randomUUID()}&request=1001&activity=booking`);
  const waitForNames = async (names: string[]) => {
    for (
      let attempt = 0;
      attempt < 200 &&
      watcher
        .colleagues()
        .map(({ name }) => name)
        .join() !== names.join();
      attempt += 1
    )
      await wait(25);
    expect(watcher.colleagues().map(({ name }) => name)).toEqual(names);
  };
  await waitForNames(['Robin Hale']);
  tab.stop();
  await waitForNames([]);
  watcher.stop();
});

/** Finds open requests for an MRI that offer the same time at the same location: it has one machine for them. */
async function findContenders(token: string): Promise<{ ids: number[]; start: string }> {
  const offers = new Map<string, number[]>();
  for (const id of await fetchListIds('ic-requested', { token, headers: { 'X-Location': String(newYork) } })) {
    const scan = await singleScan(id, token);
    if (scan.data[0]?.ScanTypeName !== 'MRI') continue;
    for (const time of freeTimes(scan, newYork)) offers.set(time, [...(offers.get(time) ?? []), id]);
  }
  const [start = '', ids = []] = [...offers].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return { ids, start };
}

it('starts two processes on an empty database and seeds it once [API-003]', async () => {
  const listTypes = () => call<object[]>('GET scans/types');
  expect((await Promise.all([listTypes(), listTypes()])).map(({ body }) => body.length)).toEqual([10, 10]);
});

it('runs the same POST once behind one site, for each guest [API-004]', async () => {
  targets = [site];
  const account = async (tab: string) => {
    const { body } = await call<{ id: number }>('POST account/create', { body: { zip_code: '10018' }, headers: { 'x-tab': tab } });
    return body.id;
  };
  const tabs = ['ann', 'ben', 'cid', 'dan', 'eve', 'fay'];
  const [first, second] = await Promise.all([Promise.all(tabs.map(account)), Promise.all(tabs.map(account))]);
  expect(second).toEqual(first);
  expect(new Set(first).size).toBe(tabs.length);
});

it('books one time of a location once across two processes [API-075]', async () => {
  const tokens = await Promise.all(['staff', 'admin', 'switcher', 'platform'].map(getToken));
  const { ids, start } = await findContenders(tokens[0] ?? '');
  expect(ids.length).toBeGreaterThan(1);
  const before = await counters({ token: tokens[0] ?? '' });
  const responses = await Promise.all(ids.flatMap((id) => tokens.map((token) => book(token, id, newYork, start))));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
  const after = await counters({ token: tokens[1] ?? '' });
  expect([after.available, after.scheduled]).toEqual([before.available - 1, before.scheduled + 1]);
});

it('lets the bookings of a location wait for those of the same day and for a change of the location, not for other days', async () => {
  const staff = await getToken('staff');
  const ids = await fetchListIds('ic-requested', { token: staff, headers: { 'X-Location': String(newYork) } });
  const offers = await Promise.all(ids.map(async (id) => ({ id, times: freeTimes(await singleScan(id, staff), newYork) })));
  const [one] = offers.filter(({ times }) => times.length > 0);
  const [start = ''] = one?.times ?? [];
  const isOtherDay = (time: string) => time.slice(0, 10) !== start.slice(0, 10);
  const other = offers.find(({ id, times }) => id !== one?.id && times.some(isOtherDay));
  const isWaiting = async (booking: Promise<unknown>) => (await Promise.race([booking, wait(500, 'waiting')])) === 'waiting';
  const { sent } = await database.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(7023003, hashtext(${`${newYork} ${start.slice(0, 10)}`}))`;
    const sameDay = book(staff, one?.id ?? 0, newYork, start);
    expect((await book(staff, other?.id ?? 0, newYork, other?.times.find(isOtherDay) ?? '')).status).toBe(200);
    expect(await isWaiting(sameDay)).toBe(true);
    return { sent: sameDay };
  });
  expect((await sent).status).toBe(200);
  const third = offers.find(({ id, times }) => ![one?.id, other?.id].includes(id) && times.some(isOtherDay));
  const { changed } = await database.begin(async (sql) => {
    await sql`update locations set closures = ${sql.json([])} where id = ${newYork}`;
    const booking = book(staff, third?.id ?? 0, newYork, third?.times.findLast(isOtherDay) ?? '');
    expect(await isWaiting(booking)).toBe(true);
    return { changed: booking };
  });
  expect((await changed).status).toBe(200);
});

it('preserves a booking when the patient withdraws the request concurrently [API-057, API-065]', async () => {
  const staff = await getToken('staff');
  const ids = await fetchListIds('ic-requested', { token: staff, headers: { 'X-Location': String(newYork) } });
  for (const [wave, id] of ids.slice(0, 8).entries()) {
    const scan = await singleScan(id, staff);
    const { token } = await control<{ token: string }>('session', { userId: scan.patientInfo.UserID });
    const withdraw = (notice: number) => call(`PATCH scans/request/${id}`, { token, body: { active: 0, notice } });
    // Preceding calls vary the moment of the booking.
    const others = Array.from({ length: wave % 4 }, () => call('GET patients/patient', { token }));
    const [booked] = await Promise.all([
      book(staff, id, newYork, freeTimes(scan, newYork)[0] ?? ''),
      ...[3, 4, 5].map(withdraw),
      ...others,
    ]);
    expect((await fetchListIds('ic-scheduled', { token: staff })).includes(id)).toBe(booked.status === 200);
  }
});

it('shares sessions and data between two processes [API-003, API-015]', async () => {
  const token = await getToken('patient');
  const phones = ['(212) 555-0001', '(212) 555-0002', '(212) 555-0003'];
  for (const phone of phones) {
    await call('PATCH patients/patient', { token, body: { phone } });
    expect((await call('GET patients/patient', { token })).body).toMatchObject({ phone });
  }
  await call('POST account/logout', { token });
  const responses = await Promise.all([1, 2].map(() => call('GET patients/patient', { token })));
  expect(responses.map(({ status }) => status)).toEqual([401, 401]);
});

it('tells a staff tab at one process of a change by the other one, behind the site', async () => {
  const token = await getToken('staff');
  const stream = await fetch(`${site}/api/ic-portal/changes`, { headers: { authorization: token } });
  const reader = stream.body!.getReader();
  const readEvent = async () => new TextDecoder().decode((await reader.read()).value);
  const first = await readEvent();
  for (const address of processes) {
    targets = [address];
    const [row] = await fetchListIds('ic-requested', { token });
    await call('POST ic-portal/ic-insert_note', { token, body: { requestId: row, eventTypeId: 53, note: `From ${address}` } });
    const event = await readEvent();
    expect(event).toMatch(/^event: change\ndata: \d+\n\n$/);
    expect(event).not.toBe(first);
  }
  await call('POST account/logout', { token });
  expect(await readEvent()).toBe('event: end\n\n');
  expect((await reader.read()).done).toBe(true);
});

it('counts attempts at a date of birth across two processes [API-090, API-091]', async () => {
  const attemptDate = (attempt: number) =>
    call('POST px/validate-date-of-birth', { body: { InvitationID: 'demo-invitation', DOB: `1970/1/${attempt}` } });
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(attemptDate));
  const { invitations = [] } = await control<Record<string, { id: string; attempts: number }[]>>('rows');
  expect(invitations.find(({ id }) => id === 'demo-invitation')?.attempts).toBe(5);
});

it('rejects a right date of birth after a concurrent fifth wrong one [API-091]', async () => {
  const body = { InvitationID: 'demo-inactive', DOB: '1984/4/12' };
  const { id } = (
    await database<{ id: string }[]>`update invitations set state = 'active' where id = ${body.InvitationID} returning id`
  )[0]!;
  const response = await database.begin(async (sql) => {
    await sql`select 1 from invitations where id = ${id} for update`;
    const sent = call('POST px/validate-date-of-birth', { body });
    const isWaiting = async () => (await sql`select 1 from pg_locks where not granted`).length > 0;
    for (let polls = 0; polls < 5_000 && !(await isWaiting()); polls += 1);
    await sql`update invitations set attempts = 5 where id = ${id}`;
    return { sent };
  });
  expect(userMessage(await response.sent)).toBe('The number of attempts has exceeded 5');
});

it('counts failed logins across two processes', async () => {
  const username = 'unknown@scanharbor.test';
  const fail = (count: number) => call('POST datica/login', { body: { username, password: `wrong-${count}` } });
  const all = await Promise.all(Array.from({ length: 30 }, (_, count) => fail(count)));
  expect(all.filter(({ status }) => status === 400)).toHaveLength(10);
  const [one, other] = [await fail(30), await fail(31)];
  expect([one.status, other.status]).toEqual([429, 429]);
});

it('counts wrong codes of the second step across two processes', async () => {
  const token = await getToken('rival');
  const { body: app } = await call<{ secret: string }>('POST account/authenticator', { token });
  const confirmed = await call('POST account/authenticator/confirm', { token, body: { code: getAuthenticatorCode(app.secret) } });
  expect(confirmed.status).toBe(200);
  const { body: half } = await call<{ id: number; access_token: string }>('POST datica/login', {
    body: { username: demoAccounts.rival, password: demoPassword },
  });
  const enter = (code: string) => call('POST account/login', { body: { id: half.id, auth: half.access_token, code } });
  const all = await Promise.all(Array.from({ length: 12 }, (_, count) => enter(String(count).padStart(6, '0'))));
  expect(all.filter(({ status }) => status === 400)).toHaveLength(5);
  expect((await enter(getAuthenticatorCode(app.secret, 30_000))).status).toBe(429);
});
