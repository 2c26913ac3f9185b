import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '@scanharbor/tools/site/api-process.ts';
import { superviseApi } from '@scanharbor/tools/site/api-supervisor.ts';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'scanharbor-attacks-'));
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

const signIn = async (address: string, account: string) => {
  const response = await fetch(`${address}/api/__control/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@scanharbor.test` }),
  });
  return ((await response.json()) as { token: string }).token;
};

/** Opens a connection, sends the beginning of a request, and collects what comes back until it is closed. */
function hold(address: string, beginning: string): { socket: Socket; closed: Promise<string> } {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(beginning);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  // A client that writes to a closed connection gets a reset.
  socket.on('error', () => undefined);
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve(received))) };
}

it('closes connections whose headers or body never end, while other clients go on', async () => {
  const api = await startApi({ data: '', memory: true, control: true, env: { ...process.env, REQUEST_TIMEOUT_MS: '3000' } });
  stops.push(api.stop);
  const token = await signIn(api.address, 'patient');
  const headers = 'GET /api/scans/types HTTP/1.1\r\nHost: scanharbor.test\r\n';
  const body = `PATCH /api/patients/patient HTTP/1.1\r\nHost: scanharbor.test\r\nAuthorization: ${token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"phone": "`;
  const held = Array.from({ length: 200 }, (_connection, index) => hold(api.address, index % 2 === 0 ? headers : body));
  const drip = setInterval(() => {
    for (const [index, { socket }] of held.entries()) if (socket.writable) socket.write(index % 2 === 0 ? 'X-More: 1\r\n' : '2');
  }, 500);
  const statuses: number[] = [];
  while (held.some(({ socket }) => !socket.destroyed)) {
    const served = await Promise.all([
      fetch(`${api.address}/api/scans/types`),
      fetch(`${api.address}/api/patients/patient`, { headers: { authorization: token } }),
    ]);
    statuses.push(...served.map(({ status }) => status));
    await wait(50);
  }
  clearInterval(drip);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const responses = await Promise.all(held.map(({ closed }) => closed));
  expect(new Set(responses.map((response) => response.split('\r\n')[0]))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
});

it('ends by SIGTERM without a reset of connections that are in use', async () => {
  const api = await startApi({ data: '', memory: true, control: true });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const token = await signIn(api.address, 'patient');
  const outcomes: string[] = [];
  /** Returns whether the server keeps the connection. */
  const call = () =>
    new Promise<boolean>((resolve) => {
      const sent = request(`${api.address}/api/patients/patient`, { agent, headers: { authorization: token } }, (response) => {
        response.resume();
        response.once('close', () => {
          outcomes.push(response.complete ? String(response.statusCode) : 'broken response');
          resolve(response.headers.connection !== 'close');
        });
      });
      sent.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
        outcomes.push(code);
        resolve(false);
      });
      sent.end();
    });
  const clients = Array.from({ length: 8 }, async () => {
    while (await call());
  });
  while (outcomes.length < 50) await wait(20);
  await api.stop();
  await Promise.all(clients);
  agent.destroy();
  expect(new Set(outcomes)).toEqual(new Set(['200']));
});

it('is restarted when the embedded engine is stuck: calls get 503 with Retry-After, and nothing acknowledged is lost', async () => {
  const data = join(folder, 'stuck');
  const lines: string[] = [];
  let log = '';
  const env = { ...process.env, STATEMENT_TIMEOUT_MS: '5000' };
  const output = (text: string) => void (log += text);
  const api = await superviseApi({ data, control: true, env, output }, (line) => void lines.push(line));
  stops.push(api.stop);
  const token = await signIn(api.address ?? '', 'patient');
  const ids: string[] = [];
  const upload = async () => {
    const body = new FormData();
    // It cannot be compressed, so that it needs its size in the log.
    body.append('upload_file', new File(['%PDF-1.7\n', randomBytes(3_000_000)], 'order.pdf'));
    const response = await fetch(`${api.address ?? ''}/api/media/upload`, { method: 'POST', headers: { authorization: token }, body });
    if (response.status === 200) ids.push(((await response.json()) as { blob_id: string }).blob_id);
    return response;
  };
  await upload();
  // The engine runs in circles when it cannot create the next segment of its log; the file that becomes one is named by its process id.
  const obstacles = Array.from({ length: 200 }, (_path, id) => join(data, 'database', 'pg_wal', `xlogtemp.${id}`));
  for (const path of obstacles) mkdirSync(path);
  let response = await upload();
  while (response.status === 200) response = await upload();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  for (const path of obstacles) rmdirSync(path);
  while (lines.length < 2) await wait(50);
  expect(lines).toEqual(['The API ended with a signal. It restarts in 0.5 s.', 'The API is running again.']);
  expect(log).toContain('The embedded database has not responded for 5 seconds.');
  const read = (id: string) => fetch(`${api.address ?? ''}/api/media/download?id=${id}`, { headers: { authorization: token } });
  for (const id of ids) expect((await read(id)).status).toBe(200);
});
