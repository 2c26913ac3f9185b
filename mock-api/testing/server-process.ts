import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../src/seed/demo-data';
import { nextMessage } from './test-process';

const root = join(__dirname, '../..');

/** Makes an empty folder for the data of a server. */
export const makeFolder = () => mkdtempSync(join(tmpdir(), 'scanharbor-'));

function run(...flags: string[]): ChildProcess {
  return spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/src/server.ts', ...flags], {
    cwd: root,
    // What a test sets in its own environment, a child would not see by itself.
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Starts the API in a process of its own with these flags. `stop` ends it and returns the lines of its log. */
export async function startServer(...flags: string[]) {
  const server = run('--port', '0', ...flags);
  let output = '';
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const message = await nextMessage<{ address: string }>(server);
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'close');
    return output.trim().split('\n');
  };
  return { address: `${message.address}/api`, stop };
}

/** Starts the API with data in memory and these variables of the environment. */
export async function startServerWith(env: Record<string, string>) {
  Object.assign(process.env, env);
  try {
    return await startServer('--memory');
  } finally {
    for (const name of Object.keys(env)) delete process.env[name];
  }
}

/** Starts the API with flags that it rejects. Returns the exit code and the lines that it writes. */
export async function readStartupError(...flags: string[]) {
  const server = run(...flags);
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(server, 'close')) as [number];
  return { code, lines: output.trim().split('\n') };
}

/** Sends a body to a URL as JSON. */
export const sendJson = (url: string, body: object, token = 'anonymous', method = 'POST') =>
  fetch(url, { method, headers: { 'content-type': 'application/json', Authorization: token }, body: JSON.stringify(body) });

/** Checks a password, by default that of the demo patient. */
export const checkPassword = (address: string, password = demoPassword, username: string = demoAccounts.patient) =>
  sendJson(`${address}/datica/login`, { username, password });

/** Signs an account in and returns its token. */
export async function signInTo(address: string, username?: string) {
  const checked = await checkPassword(address, demoPassword, username);
  const { id, access_token } = (await checked.json()) as { id: number; access_token: string };
  const entered = await sendJson(`${address}/account/login`, { id, auth: access_token });
  return ((await entered.json()) as { auth_token: string }).auth_token;
}

/** Reads the types of scans several times. Returns the statuses. */
export async function readTimes(times: number, address: string, headers: Record<string, string> = {}, path = 'scans/types') {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await fetch(`${address}/${path}`, { headers })).status);
  return statuses;
}
