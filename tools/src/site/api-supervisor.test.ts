import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type SupervisedApi, superviseApi } from './api-supervisor';
import { drain } from './drain';
import { createSiteServer } from './server';

jest.setTimeout(120_000);

let home: string;
let api: SupervisedApi;
let server: Awaited<ReturnType<typeof createSiteServer>>;
let origin: string;
const lines: string[] = [];
let log = '';

const env = { ...process.env, LOG_LEVEL: 'info' };
const output = (text: string) => void (log += text);

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'supervised-'));
  writeFileSync(join(home, 'index.html'), '<h1>page</h1>');
  api = await superviseApi({ data: join(home, 'data'), control: true, env, output }, (line) => void lines.push(line));
  server = await createSiteServer({ site: home, apis: [api] });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await api.stop();
  rmSync(home, { recursive: true });
});

const get = (path: string, headers = {}) => fetch(origin + path, { headers });
const control = async (path: string, body: object) =>
  (
    await fetch(`${origin}/api/__control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<Record<string, string>>;

async function untilReady() {
  while (!(await get('/ready')).ok) await wait(100);
}

/** One process for all tests, since a start takes seconds; the last test kills it. */
describe('the API process of a site', () => {
  it('logs each call with its pattern, status, time and account, and nothing that a user entered', async () => {
    const { token } = await control('session', { email: 'staff@scanharbor.test' });
    const readLog = () =>
      log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await get('/api/scans/types?text=canary-query');
    await get('/api/ic-portal/search?text=canary-text', { Authorization: token });
    await get('/api/canary-path');
    await fetch(`${origin}/api/datica/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'canary@example.com', password: 'canary-password' }),
    });
    while (!log.includes('POST datica/login')) await wait(50);
    const calls = readLog().filter(({ msg }) => msg === 'call');
    const line = (call: string) => calls.find((each) => each.call === call);
    expect(line('GET scans/types')).toMatchObject({ status: 200, userId: null, reqId: expect.any(String), ms: expect.any(Number) });
    expect(line('GET ic-portal/search')).toMatchObject({ userId: 11 });
    expect(line('POST datica/login')).toMatchObject({ status: 400 });
    expect(log).not.toMatch(/canary|scanharbor\.test/);
    expect(log).not.toContain(token);
  });

  it('completes the running calls before the site stops, without breaking a connection', async () => {
    await control('faults', { path: 'scans/types', delay: 2_500, times: 8 });
    const own = await createSiteServer({ site: home, apis: [api] });
    const address = await own.listen({ port: 0, host: '127.0.0.1' });
    const calls = Array.from({ length: 8 }, async () => (await fetch(`${address}/api/scans/types`)).status);
    await wait(300);
    await drain(own);
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 8 }, () => 200));
    await expect(fetch(`${address}/live`)).rejects.toThrow();
  });

  it('is restarted after kill -9, while pages stay up and calls get 503; sessions survive', async () => {
    const { token } = await control('session', { email: 'patient@scanharbor.test' });
    const authenticate = () => get('/api/account/authenticate', { Authorization: token });
    expect((await authenticate()).status).toBe(200);
    await api.kill();

    const refused = await authenticate();
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(await refused.json()).toMatchObject({ error_code: 503 });
    expect(await (await get('/')).text()).toBe('<h1>page</h1>');
    expect((await get('/live')).status).toBe(200);
    expect((await get('/ready')).status).toBe(503);

    await untilReady();
    expect((await authenticate()).status).toBe(200);
    expect(lines).toEqual(['The API ended with a signal. It restarts in 0.5 s.', 'The API is running again.']);
    await api.kill();
    await untilReady();
    expect(lines[2]).toBe('The API ended with a signal. It restarts in 1 s.');
  });
});
