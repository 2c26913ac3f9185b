import { call, control, getToken, reset } from '../../testing/client';
import { newPatient } from '../../testing/new-patient';
import { demoAccounts, practiceIds, requestIds } from './demo-data';

/** All rows of all tables but the versions of the lists, in an order that does not depend on where the database put them. */
async function listRows() {
  const tables = await control<Record<string, Record<string, unknown>[]>>('rows');
  const compared = Object.entries(tables).filter(([name]) => name !== 'practice_versions');
  return Object.fromEntries(compared.map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]));
}

/** The first page of a list, which the API reads from its memory. */
async function listPage(token: string) {
  const { body } = await call<{ data: { TestRequestID: number }[] }>('GET ic-portal/ic-requested?sort=patient&limit=100', { token });
  return body.data.map(({ TestRequestID }) => TestRequestID);
}

/** Rejects a request as staff, and returns the ids in the list of the practice. */
async function reject(requestId: number) {
  const token = await getToken('staff');
  const body = { test_request_id: requestId, practice_id: practiceIds.main, location_id: -1, reason: 'Scanner down' };
  expect((await call('POST bookings/reject', { token, body })).status).toBe(200);
  return listPage(token);
}

/** Writes to the tables of accounts, requests and messages, and to the audit trail. Returns the id of a new account. */
async function change() {
  const registered = await call<{ id: number }>('POST datica/patients', { body: newPatient });
  expect(registered.status).toBe(200);
  await call('POST datica/login', { body: { username: demoAccounts.staff, password: 'wrong' } });
  await reject(requestIds.requested);
  return registered.body.id;
}

beforeEach(reset);

it('restores every row and the ids of new ones, from a copy of the last seed', async () => {
  const seeded = await listRows();
  const id = await change();
  expect(await listRows()).not.toEqual(seeded);
  await reset();
  expect(await listRows()).toEqual(seeded);
  expect(await change()).toBe(id);
});

it('gives the lists new versions, so that one held in memory is not taken for that after another change', async () => {
  expect(await reject(requestIds.requested)).not.toContain(requestIds.requested);
  await reset();
  const list = await listPage(await getToken('staff'));
  expect(list).toContain(requestIds.requested);
  const other = list.find((id) => id !== requestIds.requested) ?? 0;
  const after = await reject(other);
  expect(after).toContain(requestIds.requested);
  expect(after).not.toContain(other);
});
