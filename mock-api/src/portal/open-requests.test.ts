import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type AuditCommand } from '../../testing/audit-process';
import { type RequestRowsResponse } from '@scanharbor/shared-contracts/wire/ic-portal/requests';
import { call, getToken } from '../../testing/client';
import { expectOpenRequests, expectOtherRequests } from '../../testing/open-requests';
import { endProcess, nextMessage } from '../../testing/test-process';

jest.setTimeout(240_000);

const worker = globalThis as { apiAddress?: string; apiDatabase?: string };

let api: ChildProcess;
let token: string;

beforeAll(async () => {
  api = spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/testing/audit-process.ts'], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: worker.apiDatabase ?? '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message = await nextMessage<{ address: string }>(api);
  worker.apiAddress = message.address;
  token = await getToken('staff');
});

afterAll(() => endProcess(api));

async function send(command: AuditCommand): Promise<unknown> {
  const response = nextMessage<{ result: unknown }>(api);
  api.send(command);
  return (await response).result;
}

async function run(statement: string): Promise<void> {
  expect(await send({ statement })).toBe('accepted');
}

async function read<Body>(path: string, headers: Record<string, string>): Promise<Body> {
  const { status, body } = await call<Body>(`GET ic-portal/${path}`, { token, headers });
  expect(status).toBe(200);
  // A strict comparison refuses arrays of fetch, which are not those of Jest.
  return JSON.parse(JSON.stringify(body)) as Body;
}

it('has in memory what a full read of the database gives after any change: rows, order, numbers and filters', async () => {
  // Fewer calls than a session may make in a minute.
  await expectOpenRequests({ run, read }, 20);
});

it('names the other requests of a patient as they are after a change of one', async () => {
  await expectOtherRequests({ run, read });
});

it('follows more changes than the database remembers while no list is read, without reading all requests again', async () => {
  const readPage = () => read<RequestRowsResponse>('ic-requested?limit=1', {});
  const [request] = (await readPage()).data;
  expect(await send({ openOf: 1 })).toBe(true);
  for (let count = 0; count < 120; count += 1) {
    await run(`update requests set notice = ${count} where id = ${request?.TestRequestID}`);
    // PostgreSQL reports a change a moment after it; a thousand changes in a second would overtake their reports.
    if (count % 20 === 19) await wait(100);
  }
  expect((await readPage()).data[0]?.Notice).toBe(119);
  expect(await send({ openOf: 1 })).toBe(false);
});
