import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from './seed/names';

jest.setTimeout(60_000);

const root = join(__dirname, '../..');
const folder = () => mkdtempSync(join(tmpdir(), 'scanharbor-'));

function run(...flags: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'mock-api/src/server.ts', ...flags], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

async function start(...flags: string[]) {
  const server = run('--port', '0', ...flags);
  const [message] = (await once(server, 'message')) as [{ address: string }];
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { address: `${message.address}/api`, stop };
}

async function refusal(...flags: string[]) {
  const server = run(...flags);
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(server, 'close')) as [number];
  return { code, lines: said.trim().split('\n') };
}

const post = (url: string, body: object, token = 'anonymous', method = 'POST') =>
  fetch(url, { method, headers: { 'content-type': 'application/json', Authorization: token }, body: JSON.stringify(body) });

async function signIn(address: string) {
  const checked = await post(`${address}/datica/login`, { username: demoAccounts.patient, password: demoPassword });
  const { id, access_token } = (await checked.json()) as { id: number; access_token: string };
  const entered = await post(`${address}/account/login`, { id, auth: access_token });
  return ((await entered.json()) as { auth_token: string }).auth_token;
}

it('keeps what was stored, and who is signed in, through a restart [API-003]', async () => {
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

it('says in one line that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, lines } = await refusal('--memory', '--port', String(port));
  other.close();
  expect([code, lines]).toEqual([1, ['The port is taken. Choose another one with --port.']]);
});

it('says in one line that the folder cannot be written', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const { code, lines } = await refusal('--data', join(file, 'data'), '--port', '0');
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(/^The data folder cannot be written/);
});
