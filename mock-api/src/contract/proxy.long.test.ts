import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, reset } from '../../testing/client';
import { scenarios } from '../../testing/contract/scenarios';

const api = globalThis as { apiAddress?: string };
const { apiAddress: direct = '' } = api;

/** Returns a free port of this computer. */
const findPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

let proxy: ChildProcess;

/** Starts Prism between the calls and the API. It compares each request and response with the published OpenAPI document. */
async function startProxy(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'openapi-proxy-')), 'openapi.json');
  writeFileSync(file, JSON.stringify((await call('GET docs/json')).body));
  const port = await findPort();
  const prism = join(__dirname, '../../../node_modules/@stoplight/prism-cli/dist/index.js');
  proxy = spawn(process.execPath, [prism, 'proxy', file, direct, '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    proxy.stdout?.on('data', (text: Buffer) => text.includes('listening') && resolve());
    proxy.once('exit', (code) => reject(new Error(`Prism exited with code ${code} before it listened`)));
  });
  return `http://127.0.0.1:${port}`;
}

const send = globalThis.fetch;
const violations = new Set<string>();
let calls = 0;

beforeAll(async () => {
  api.apiAddress = await startProxy();
  const proxied = api.apiAddress;
  globalThis.fetch = async (target, init) => {
    // Prism reads bodies as text, which damages files.
    if (init?.body instanceof FormData) return send(String(target).replace(proxied, direct), init);
    const response = await send(target, init);
    const url = new URL(target instanceof Request ? target.url : target);
    if (url.pathname.startsWith('/api/__control/')) return response;
    calls += 1;
    const found = JSON.parse(response.headers.get('sl-violations') ?? '[]') as { location: string[]; message: string }[];
    for (const { location, message } of found) violations.add(`${init?.method ?? 'GET'} ${url.pathname} ${location.join('.')}: ${message}`);
    return response;
  };
});

afterAll(() => {
  globalThis.fetch = send;
  api.apiAddress = direct;
  proxy.kill();
});

it('sends and receives what the OpenAPI document says, in all scenarios of the contract [API-001]', async () => {
  for (const scenario of Object.values(scenarios)) {
    await reset();
    await scenario();
  }
  expect(calls).toBeGreaterThan(Object.keys(scenarios).length / 2);
  expect([...violations]).toEqual([]);
}, 300_000);
