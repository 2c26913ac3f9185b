import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, userIds } from './seed/demo-data';
import { makeFolder, readStartupError, readTimes, sendJson, signInTo, startServer, startServerWith } from '../testing/server-process';

jest.setTimeout(180_000);

it('preserves data and sessions across a restart [API-003]', async () => {
  const data = makeFolder();
  const first = await startServer('--data', data);
  const token = await signInTo(first.address);
  await sendJson(`${first.address}/patients/patient`, { phone: '(212) 555-4321' }, token, 'PATCH');
  await first.stop();
  const second = await startServer('--data', data);
  const profile = await fetch(`${second.address}/patients/patient`, { headers: { Authorization: token } });
  expect(await profile.json()).toMatchObject({ phone: '(212) 555-4321' });
  const control = await sendJson(`${second.address}/__control/reset`, {});
  expect(control.status).toBe(404);
  await second.stop();
});

const list = 'ic-portal/ic-requested';

/** One server for all tests, since a start takes seconds; the last one ends it, to read its log. */
describe('a server with limits', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let patient: string;
  let staff: string;
  beforeAll(async () => {
    server = await startServerWith({ TRIES_PER_MINUTE: '3', LIST_ROWS: '3' });
    [patient, staff] = [await signInTo(server.address), await signInTo(server.address, demoAccounts.staff)];
  });

  it('limits login and invitation attempts per IP address without revealing which accounts exist [API-012, API-090]', async () => {
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
  });

  it('refuses a list without pages that has too many rows, and still returns its pages', async () => {
    const read = (path: string) => fetch(`${server.address}/${path}`, { headers: { Authorization: staff } });
    for (const path of [list, 'ic-portal/dashboard', 'bookings/requested-calendar']) {
      const refused = await read(path);
      const messages = [{ user_msg: "This list has more than 3 rows. Please ask for pages of it with 'limit'." }];
      expect([path, refused.status, await refused.json()]).toEqual([path, 400, { error_code: 400, messages }]);
    }
    const page = await read(`${list}?limit=2`);
    expect([page.status, ((await page.json()) as { data: object[] }).data.length]).toEqual([200, 2]);
  });

  it('logs each refused access of a session by ids, without names, addresses and values', async () => {
    const read = async (path: string, token = '') =>
      (await fetch(`${server.address}/${path}`, { headers: { Authorization: token } })).status;
    expect(await read('refunds/requests', patient)).toBe(403);
    expect(await read('audit/events?patient=jordan', staff)).toBe(403);
    expect(await read('mfp/get_mfp_patient_info/1101', patient)).toBe(404);
    expect(await read('audit/events')).toBe(401);
    expect(await read('nothing', patient)).toBe(404);
    const lines = await server.stop();
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      [
        { call: 'GET refunds/requests', status: 403, userId: userIds.patient, practiceId: null },
        { call: 'GET audit/events', status: 403, userId: userIds.staff, practiceId: 1 },
        { call: 'GET mfp/get_mfp_patient_info/:requestId', status: 404, userId: userIds.patient, practiceId: null },
      ].map((event) => expect.objectContaining({ ...event, switchedBy: null, msg: 'access refused' })),
    );
    expect(lines.join(' ')).not.toMatch(/jordan|scanharbor\.test|127\.0\.0\.1|1101/i);
  });
});

it('limits all calls of a session, and of an address, and names the time to wait', async () => {
  const { address, stop } = await startServerWith({ CALLS_PER_MINUTE: '4', CALLS_PER_MINUTE_AND_ADDRESS: '12' });
  const sessions = [await signInTo(address, demoAccounts.staff), await signInTo(address, demoAccounts.admin)];
  const [staff = '', admin = ''] = sessions;
  expect(await readTimes(5, address, { Authorization: staff }, list)).toEqual([200, 200, 200, 200, 429]);
  const refused = await fetch(`${address}/${list}`, { headers: { Authorization: staff } });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await refused.json()).toEqual({
    error_code: 429,
    messages: [{ user_msg: expect.stringMatching(/^Too many requests at once\. Please wait \d+ seconds? and try again\.$/) }],
  });
  // Four calls signed the two in, six were those of the first session.
  expect(await readTimes(3, address, { Authorization: admin }, list)).toEqual([200, 200, 429]);
  const checks = await Promise.all(['/live', '/ready'].map((path) => fetch(new URL(path, address))));
  expect(checks.map(({ status }) => status)).toEqual([200, 200]);
  await stop();
});

it('reports a setting that is no number in one line', async () => {
  process.env.CALLS_PER_MINUTE = 'many';
  const { code, lines } = await readStartupError('--memory');
  delete process.env.CALLS_PER_MINUTE;
  expect([code, lines]).toEqual([1, ["CALLS_PER_MINUTE must be a whole number, not 'many'."]]);
});

it('reports a data folder without write access in one line', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  const { code, lines } = await readStartupError('--data', join(file, 'data'), '--port', '0');
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(/^The data folder cannot be written/);
});
