import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '@scanharbor/tools/site/api-process.ts';
import { findPostgres, startPostgres } from '@scanharbor/tools/testing/postgres.ts';
import { demoAccounts } from '../src/seed/demo-data';

jest.setTimeout(180_000);

/** A call gets its response after 30 seconds at most; the rest is for a busy machine. */
const longestMs = 45_000;

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** Ids of a server and of the processes of its connections. */
const listProcesses = (pid: number) => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

it('responds with 503 while PostgreSQL is frozen, hangs no call, and goes on by itself', async () => {
  const cluster = await startPostgres(findPostgres() ?? '', { durable: true });
  stops.push(cluster.stop);
  const api = await startApi({ data: '', control: true, env: { ...process.env, DATABASE_URL: await cluster.createDatabase() } });
  stops.push(api.stop);
  const session = await fetch(`${api.address}/api/__control/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.patient }),
  });
  const { token } = (await session.json()) as { token: string };
  const headers = { authorization: token, 'content-type': 'application/json' };
  const read = () => fetch(`${api.address}/api/patients/patient`, { headers });
  const write = (phone: string) =>
    fetch(`${api.address}/api/patients/patient`, { method: 'PATCH', headers, body: JSON.stringify({ phone }) });
  expect((await write('(212) 555-0001')).status).toBe(200);

  // First those that could start another one.
  const frozen = listProcesses(cluster.pid());
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  const startedAt = performance.now();
  const calls = Promise.all([...Array.from({ length: 15 }, read), write('(212) 555-0002')]);
  const ready = await fetch(`${api.address}/ready`);
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  for (const response of await calls) expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(performance.now() - startedAt).toBeLessThan(longestMs);

  for (const pid of frozen.reverse()) process.kill(pid, 'SIGCONT');
  while ((await fetch(`${api.address}/ready`)).status !== 200) await wait(100);
  expect((await read()).status).toBe(200);
  expect((await write('(212) 555-0003')).status).toBe(200);
  expect(await (await read()).json()).toMatchObject({ phone: '(212) 555-0003' });
});
