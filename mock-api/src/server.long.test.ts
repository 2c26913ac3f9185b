import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { demoAccounts } from './seed/demo-data';
import { checkPassword, makeFolder, readStartupError, readTimes, sendJson, startServer, startServerWith } from '../testing/server-process';

jest.setTimeout(180_000);

it('starts on what a first start left that was killed while it copied the database', async () => {
  const data = makeFolder();
  mkdirSync(join(data, 'database-new'));
  writeFileSync(join(data, 'database-new', 'PG_VERSION'), '18');
  const { address, stop } = await startServer('--data', data);
  expect((await checkPassword(address)).status).toBe(200);
  await stop();
  expect(readdirSync(data)).toContain('database');
  expect(readdirSync(data)).not.toContain('database-new');
});

it('replaces a password hash of a lower cost at the next login', async () => {
  const data = makeFolder();
  const readHash = async (address: string) => {
    const { users } = (await (await fetch(`${address}/__control/rows`)).json()) as { users: { email: string; password_hash: string }[] };
    return users.find(({ email }) => email === demoAccounts.patient)?.password_hash;
  };
  // The control mode hashes at a lower cost.
  const first = await startServer('--data', data, '--control');
  expect(await readHash(first.address)).toMatch(/^\$scrypt\$ln=10,/);
  await first.stop();
  const second = await startServer('--data', data);
  expect((await checkPassword(second.address)).status).toBe(200);
  await second.stop();
  const third = await startServer('--data', data, '--control');
  expect(await readHash(third.address)).toMatch(/^\$scrypt\$ln=17,/);
  await third.stop();
});

it('seeds an empty database with the configured password', async () => {
  const server = await startServerWith({ DEMO_PASSWORD: 'Only-ours-7' });
  expect((await checkPassword(server.address)).status).toBe(400);
  expect((await checkPassword(server.address, 'Only-ours-7')).status).toBe(200);
  await server.stop();
});

it('reports a taken port in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, lines } = await readStartupError('--memory', '--port', String(port));
  other.close();
  expect([code, lines]).toEqual([1, ['The port is taken. Choose another one with --port.']]);
});

it('counts calls for the address that the site names, not for one that the visitor claims', async () => {
  const server = await startServerWith({ CALLS_PER_MINUTE_AND_ADDRESS: '2', TRUSTED_PROXIES: '198.51.100.0/24' });
  const claim = (forwarded: string) => readTimes(3, server.address, { 'X-Forwarded-For': forwarded });
  expect(await claim('203.0.113.1')).toEqual([200, 200, 429]);
  expect(await claim('192.0.2.1, 203.0.113.1')).toEqual([429, 429, 429]);
  expect(await claim('203.0.113.2, 198.51.100.7')).toEqual([200, 200, 429]);
  await server.stop();
});

it('limits what guests enter more strictly', async () => {
  const server = await startServerWith({ ENTRIES_PER_MINUTE: '1' });
  const enter = () => sendJson(`${server.address}/doctors/new`, { first_name: 'Ada', last_name: 'Grant' });
  expect((await enter()).status).toBe(200);
  const refused = await sendJson(`${server.address}/doctors/new`, { first_name: 'Ben', last_name: 'Grant' });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await server.stop();
});
