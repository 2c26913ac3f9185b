import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword, userIds } from './seed/demo-data';
import { nextMessage } from '../testing/test-process';

jest.setTimeout(180_000);

const root = join(__dirname, '../..');
const folder = () => mkdtempSync(join(tmpdir(), 'scanharbor-'));

function run(...flags: string[]): ChildProcess {
  return spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/src/server.ts', ...flags], {
    cwd: root,
    // What a test sets in its own environment, a child would not see by itself.
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function start(...flags: string[]) {
  const server = run('--port', '0', ...flags);
  let output = '';
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const message = await nextMessage<{ address: string }>(server);
  /** Returns the lines of the log. */
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'close');
    return output.trim().split('\n');
  };
  return { address: `${message.address}/api`, stop };
}

async function readStartupError(...flags: string[]) {
  const server = run(...flags);
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(server, 'close')) as [number];
  return { code, lines: output.trim().split('\n') };
}

const post = (url: string, body: object, token = 'anonymous', method = 'POST') =>
  fetch(url, { method, headers: { 'content-type': 'application/json', Authorization: token }, body: JSON.stringify(body) });

const checkPassword = (address: string, password = demoPassword, username: string = demoAccounts.patient) =>
  post(`${address}/datica/login`, { username, password });

async function signIn(address: string, username?: string) {
  const checked = await checkPassword(address, demoPassword, username);
  const { id, access_token } = (await checked.json()) as { id: number; access_token: string };
  const entered = await post(`${address}/account/login`, { id, auth: access_token });
  return ((await entered.json()) as { auth_token: string }).auth_token;
}

it('preserves data and sessions across a restart [API-003]', async () => {
  const data = folder();
  const first = await start('--data', data);
  const token = await signIn(first.address);
  await post(`${first.address}/patients/patient`, { phone: '(212) 555-4321' }, token, 'PATCH');
  await first.stop();
  const second = await start('--data', data);
  const profile = await fetch(`${second.address}/patients/patient`, { headers: { Authorization: token } });
  expect(await profile.json()).toMatchObject({ phone: '(212) 555-4321' });
  const control = await post(`${second.address}/__control/reset`, {});
  expect(control.status).toBe(404);
  await second.stop();
});

it('starts on what a first start left that was killed while it copied the database', async () => {
  const data = folder();
  mkdirSync(join(data, 'database-new'));
  writeFileSync(join(data, 'database-new', 'PG_VERSION'), '18');
  const { address, stop } = await start('--data', data);
  expect((await checkPassword(address)).status).toBe(200);
  await stop();
  expect(readdirSync(data)).toContain('database');
  expect(readdirSync(data)).not.toContain('database-new');
});

it('logs each refused access of a session by ids, without names, addresses and values', async () => {
  const { address, stop } = await start('--memory');
  const read = async (path: string, token = '') => (await fetch(`${address}/${path}`, { headers: { Authorization: token } })).status;
  const [patient, staff] = [await signIn(address), await signIn(address, demoAccounts.staff)];
  expect(await read('refunds/requests', patient)).toBe(403);
  expect(await read('audit/events?patient=jordan', staff)).toBe(403);
  expect(await read('mfp/get_mfp_patient_info/1101', patient)).toBe(404);
  expect(await read('audit/events')).toBe(401);
  expect(await read('nothing', patient)).toBe(404);
  const lines = await stop();
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    [
      { call: 'GET refunds/requests', status: 403, userId: userIds.patient, practiceId: null },
      { call: 'GET audit/events', status: 403, userId: userIds.staff, practiceId: 1 },
      { call: 'GET mfp/get_mfp_patient_info/:requestId', status: 404, userId: userIds.patient, practiceId: null },
    ].map((event) => expect.objectContaining({ ...event, switchedBy: null, msg: 'access refused' })),
  );
  expect(lines.join(' ')).not.toMatch(/jordan|scanharbor\.test|127\.0\.0\.1|1101/i);
});

it('replaces a password hash of a lower cost at the next login', async () => {
  const data = folder();
  const readHash = async (address: string) => {
    const { users } = (await (await fetch(`${address}/__control/rows`)).json()) as { users: { email: string; password_hash: string }[] };
    return users.find(({ email }) => email === demoAccounts.patient)?.password_hash;
  };
  // The control mode hashes at a lower cost.
  const first = await start('--data', data, '--control');
  expect(await readHash(first.address)).toMatch(/^\$scrypt\$ln=10,/);
  await first.stop();
  const second = await start('--data', data);
  expect((await checkPassword(second.address)).status).toBe(200);
  await second.stop();
  const third = await start('--data', data, '--control');
  expect(await readHash(third.address)).toMatch(/^\$scrypt\$ln=17,/);
  await third.stop();
});

it('seeds an empty database with the configured password', async () => {
  process.env.DEMO_PASSWORD = 'Only-ours-7';
  const server = await start('--memory');
  delete process.env.DEMO_PASSWORD;
  expect((await checkPassword(server.address)).status).toBe(400);
  expect((await checkPassword(server.address, 'Only-ours-7')).status).toBe(200);
  await server.stop();
});

it('limits login and invitation attempts per IP address without revealing which accounts exist [API-012, API-090]', async () => {
  process.env.TRIES_PER_MINUTE = '3';
  const server = await start('--memory');
  delete process.env.TRIES_PER_MINUTE;
  const attempt = async (path: string, body: object, visitor: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': visitor };
    const response = await fetch(`${server.address}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const login = (username: string, visitor: string) => attempt('datica/login', { username, password: `Wrong-${username}` }, visitor);
  const [existing, unknown] = [await login(demoAccounts.patient, '203.0.113.1'), await login('nobody@example.com', '203.0.113.1')];
  expect(existing).toEqual(unknown);
  expect((await login('third@example.com', '203.0.113.1')).status).toBe(400);
  expect(await login(demoAccounts.patient, '203.0.113.1')).toEqual({
    status: 429,
    body: { error_code: 429, messages: [{ user_msg: 'Too many attempts. Please wait a minute and try again.' }] },
  });
  expect((await login(demoAccounts.patient, '203.0.113.2')).status).toBe(400);
  const check = (day: number) =>
    attempt('px/validate-date-of-birth', { InvitationID: 'demo-invitation', DOB: `1970/1/${day}` }, '203.0.113.1');
  expect([(await check(1)).status, (await check(2)).status, (await check(3)).status, (await check(4)).status]).toEqual([
    400, 400, 400, 429,
  ]);
  await server.stop();
});

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts the API with these variables of the environment. */
async function startWith(env: Record<string, string>) {
  Object.assign(process.env, env);
  const server = await start('--memory');
  for (const name of Object.keys(env)) delete process.env[name];
  stops.push(server.stop);
  return server;
}

/** Reads the types of scans, or a list of the practice with a token. */
const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/${headers.Authorization ? 'ic-portal/ic-requested' : 'scans/types'}`, { headers });

const readTimes = async (times: number, address: string, headers?: Record<string, string>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await read(address, headers)).status);
  return statuses;
};

describe('limits of calls', () => {
  it('count all calls of a session, and of an address, and name the time to wait', async () => {
    const server = await startWith({ CALLS_PER_MINUTE: '4', CALLS_PER_MINUTE_AND_ADDRESS: '12' });
    const { address } = server;
    const sessions = [await signIn(address, demoAccounts.staff), await signIn(address, demoAccounts.admin)];
    const [staff = '', admin = ''] = sessions;
    expect(await readTimes(5, address, { Authorization: staff })).toEqual([200, 200, 200, 200, 429]);
    const refused = await read(address, { Authorization: staff });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({
      error_code: 429,
      messages: [{ user_msg: expect.stringMatching(/^Too many requests at once\. Please wait \d+ seconds? and try again\.$/) }],
    });
    // Four calls signed the two in, six were those of the first session.
    expect(await readTimes(3, address, { Authorization: admin })).toEqual([200, 200, 429]);
    const checks = await Promise.all(['/live', '/ready'].map((path) => fetch(new URL(path, address))));
    expect(checks.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('count for the address that the site names, not for one that the visitor claims', async () => {
    const server = await startWith({ CALLS_PER_MINUTE_AND_ADDRESS: '2', TRUSTED_PROXIES: '198.51.100.0/24' });
    const claim = (forwarded: string) => readTimes(3, server.address, { 'X-Forwarded-For': forwarded });
    expect(await claim('203.0.113.1')).toEqual([200, 200, 429]);
    expect(await claim('192.0.2.1, 203.0.113.1')).toEqual([429, 429, 429]);
    expect(await claim('203.0.113.2, 198.51.100.7')).toEqual([200, 200, 429]);
  });

  it('are stricter for what guests enter', async () => {
    const server = await startWith({ ENTRIES_PER_MINUTE: '1' });
    const enter = () => post(`${server.address}/doctors/new`, { first_name: 'Ada', last_name: 'Grant' });
    expect((await enter()).status).toBe(200);
    const refused = await post(`${server.address}/doctors/new`, { first_name: 'Ben', last_name: 'Grant' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

it('refuses a list without pages that has too many rows, and still returns its pages', async () => {
  const { address } = await startWith({ LIST_ROWS: '3' });
  const headers = { Authorization: await signIn(address, demoAccounts.staff) };
  const list = (path: string) => fetch(`${address}/${path}`, { headers });
  for (const path of ['ic-portal/ic-requested', 'ic-portal/dashboard', 'bookings/requested-calendar']) {
    const refused = await list(path);
    const messages = [{ user_msg: "This list has more than 3 rows. Please ask for pages of it with 'limit'." }];
    expect([path, refused.status, await refused.json()]).toEqual([path, 400, { error_code: 400, messages }]);
  }
  const page = await list('ic-portal/ic-requested?limit=2');
  expect([page.status, ((await page.json()) as { data: object[] }).data.length]).toEqual([200, 2]);
});

it('reports a setting that is no number in one line', async () => {
  process.env.CALLS_PER_MINUTE = 'many';
  const { code, lines } = await readStartupError('--memory');
  delete process.env.CALLS_PER_MINUTE;
  expect([code, lines]).toEqual([1, ["CALLS_PER_MINUTE must be a whole number, not 'many'."]]);
});

it('reports a taken port in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, lines } = await readStartupError('--memory', '--port', String(port));
  other.close();
  expect([code, lines]).toEqual([1, ['The port is taken. Choose another one with --port.']]);
});

it('reports a data folder without write access in one line', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const { code, lines } = await readStartupError('--data', join(file, 'data'), '--port', '0');
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(/^The data folder cannot be written/);
});
