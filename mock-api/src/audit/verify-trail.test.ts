import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type AuditCommand } from '../../testing/audit-process';
import { call, getToken, reset } from '../../testing/client';
import { endProcess, nextMessage } from '../../testing/test-process';
import { requestIds } from '../seed/demo-data';
import { type ChainHead, type verifyTrail } from './verify-trail';

jest.setTimeout(180_000);

const worker = globalThis as { apiAddress?: string; apiDatabase?: string };
let api: ChildProcess;

beforeAll(async () => {
  api = spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/testing/audit-process.ts'], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: worker.apiDatabase ?? '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message = await nextMessage<{ address: string }>(api);
  worker.apiAddress = message.address;
});

afterAll(() => endProcess(api));

async function send<Result>(command: AuditCommand): Promise<Result> {
  const response = nextMessage<{ result: Result }>(api);
  api.send(command);
  return (await response).result;
}

const verify = (heads: ChainHead[] = []) => send<Awaited<ReturnType<typeof verifyTrail>>>({ heads });

/** Runs a statement as a role that may disable the triggers of the table. */
async function tamper(statement: string) {
  for (const step of ['alter table audit_events disable trigger user', statement, 'alter table audit_events enable trigger user']) {
    expect(await send({ statement: step })).toBe('accepted');
  }
}

beforeEach(async () => {
  await reset();
  const [staff, rival, patient] = await Promise.all([getToken('staff'), getToken('rival'), getToken('patient')]);
  const note = { requestId: requestIds.requestedBare, eventTypeId: 53, note: 'Said "yes"\n\t\\ Peña 5 €' };
  await Promise.all([
    call('GET ic-portal/ic-requested', { token: staff }),
    call('GET ic-portal/ic-requested', { token: rival }),
    call('GET patients/patient', { token: patient }),
    call('POST ic-portal/ic-insert_note', { token: staff, body: note }),
    call(`GET ic-portal/ic-get-notes/${note.requestId}`, { token: staff }),
  ]);
});

it('chains the events of each practice and each patient, also those that are written at the same time', async () => {
  const { heads, tampered } = await verify();
  expect(tampered).toEqual([]);
  expect(heads.map(({ chain, sequence }) => [chain, sequence])).toEqual([
    ['practice 1', 3],
    ['practice 2', 1],
    ['user 1', 1],
  ]);
});

it.each(["update audit_events set action = 'x'", 'delete from audit_events', 'truncate audit_events'])('refuses %s', async (statement) => {
  expect(await send({ statement })).toBe('The audit trail is append-only');
  expect((await verify()).heads).toHaveLength(3);
});

it.each([
  ['changed', 'a changed text', `update audit_events set changes = '[]' where chain = 'practice 1' and changes <> '[]'`],
  ['changed', 'another person', `update audit_events set user_id = 12 where chain = 'practice 1' and sequence = 2`],
  ['changed', 'another time', `update audit_events set at = at - interval '1 day' where chain = 'practice 1' and sequence = 1`],
  ['changed', 'a patient less', `update audit_events set patient_ids = '{}' where chain = 'practice 1' and sequence = 3`],
  ['missing', 'an event less', `delete from audit_events where chain = 'practice 1' and sequence = 2`],
  ['changed', 'a new hash', `update audit_events set action = 'x', hash = repeat('0', 64) where chain = 'practice 1' and sequence = 1`],
])('finds %s: %s', async (reason, _what, statement) => {
  await tamper(statement);
  expect((await verify()).tampered).toEqual([{ chain: 'practice 1', sequence: expect.any(Number), reason }]);
});

it('finds that the end of a chain was cut off, by the heads of an earlier verification', async () => {
  const { heads } = await verify();
  await tamper(`delete from audit_events where chain = 'practice 1' and sequence = 3`);
  expect((await verify()).tampered).toEqual([]);
  expect((await verify(heads)).tampered).toEqual([{ chain: 'practice 1', sequence: 3, reason: 'cut off' }]);
});
