import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { superviseApi } from '@scanharbor/tools/site/api-supervisor.ts';
import { createSiteServer } from '@scanharbor/tools/site/server.ts';
import { findPostgres, startPostgres } from '@scanharbor/tools/testing/postgres.ts';
import { demoAccounts } from '../src/seed/demo-data';

jest.setTimeout(300_000);

const outageMs = 20_000;
/** Of a call while the database is away, on a busy machine. */
const longestMs = 15_000;

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

interface Response {
  status: number;
  retryAfter: string | null;
  ms: number;
}

it('responds with 503 while PostgreSQL is away, hangs no call, loses no acknowledged write, and goes on by itself', async () => {
  let log = '';
  const cluster = await startPostgres(findPostgres() ?? '', { durable: true });
  stops.push(cluster.stop);
  const env = { ...process.env, DATABASE_URL: await cluster.createDatabase() };
  const api = await superviseApi({ data: '', control: true, env, output: (text) => void (log += text) }, () => undefined);
  stops.push(api.stop);
  const folder = mkdtempSync(join(tmpdir(), 'scanharbor-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const server = await createSiteServer({ site: folder, apis: [api] });
  const site = await server.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => server.close());
  let authorization = '';
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization, ...(body ? { 'content-type': 'application/json' } : {}) };
    return fetch(site + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  };
  const session = await call('POST', '/api/__control/session', { email: demoAccounts.patient });
  authorization = ((await session.json()) as { token: string }).token;

  const responses: Response[] = [];
  const statuses = () => new Set(responses.map(({ status }) => status));
  let isWorking = true;
  let stored = '';
  /** The write during which the database ended: it may have been stored without a response. */
  let unknown: string | undefined;
  const work = async (writer: boolean) => {
    for (let turn = 0; isWorking; turn += 1) {
      const startedAt = performance.now();
      const phone = `(212) 555-${String(turn % 10_000).padStart(4, '0')}`;
      const { status, headers } = await (writer ? call('PATCH', '/api/patients/patient', { phone }) : call('GET', '/api/patients/patient'));
      if (writer && status === 200) stored = phone;
      else if (writer) unknown ??= phone;
      responses.push({ status, retryAfter: headers.get('retry-after'), ms: performance.now() - startedAt });
      await wait(20);
    }
  };
  const workers = [work(true), ...Array.from({ length: 15 }, () => work(false))];
  while (!stored) await wait(50);

  process.kill(cluster.pid(), 'SIGKILL');
  while (!statuses().has(503)) await wait(50);
  responses.length = 0;
  const [live, ready] = await Promise.all(['/live', '/ready'].map((path) => call('GET', path)));
  expect([live?.status, ready?.status]).toEqual([200, 503]);
  await wait(outageMs);
  isWorking = false;
  await Promise.all(workers);
  expect(statuses()).toEqual(new Set([503]));
  expect(responses.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
  expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(longestMs);

  await cluster.crash();
  while ((await call('GET', '/ready')).status !== 200) await wait(100);
  const profile = await call('GET', '/api/patients/patient');
  expect(profile.status).toBe(200);
  expect([stored, unknown]).toContain(((await profile.json()) as { phone: string }).phone);
  expect((await call('PATCH', '/api/patients/patient', { phone: '(212) 555-9999' })).status).toBe(200);
  expect(log).toContain('the database cannot be reached');
});
