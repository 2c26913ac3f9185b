import { type NoteRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { call, control, getToken, reset } from '../../testing/client';
import { locationIds, practiceIds, requestIds } from '../seed/demo-data';

const requestId = requestIds.requested;
const newUser = {
  newFirstName: 'Kim',
  newLastName: 'Novak',
  newIsAdmin: 0,
  currPracticeID: practiceIds.main,
  assignedLocations: String(locationIds.newYork),
};
const key = 'key-of-one-change-1';

let staff: string;

beforeEach(async () => {
  await reset();
  staff = await getToken('staff');
});

/** Sends as another tab each time: the API answers the same tab's POST within a second from memory. */
let tabs = 0;
const send = (name: string, body: object, { token = staff, ...headers }: Record<string, string> = {}) =>
  call<{ data: { ID: number }[]; ID: number; messages: { dev_msg: string }[] }>(name, {
    ...(token ? { token } : {}),
    body,
    headers: { 'Idempotency-Key': key, 'X-Tab': `tab ${(tabs += 1)}`, ...headers },
  });

const addNote = (note: string, headers?: Record<string, string>) =>
  send('POST ic-portal/ic-insert_note', { requestId, eventTypeId: 53, note }, headers);

async function listNotes(text: string) {
  const { body } = await call<{ data: NoteRow[] }>(`GET ic-portal/ic-get-notes/${requestId}`, { token: staff });
  return body.data.filter((row) => JSON.stringify(row).includes(text));
}

describe('a change with a key', () => {
  it('is stored once and has the same response again', async () => {
    const first = await addNote('Called the patient');
    const again = await addNote('Called the patient');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await listNotes('Called the patient')).toHaveLength(1);
  });

  it('is stored once when its response was lost', async () => {
    await control('faults', { path: 'ic-portal/ic-insert_note', malformed: 'drop-response' });
    await expect(addNote('Lost on the way')).rejects.toThrow();
    expect((await addNote('Lost on the way')).status).toBe(200);
    expect(await listNotes('Lost on the way')).toHaveLength(1);
  });

  it('is stored once when it is sent again while the first still runs', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => addNote('Four at once')));
    expect(new Set(responses.map(({ body }) => body.data[0]?.ID)).size).toBe(1);
    expect(await listNotes('Four at once')).toHaveLength(1);
  });

  it('is stored again with another key, and by another person with the same key', async () => {
    await addNote('Each once');
    await addNote('Each once', { 'Idempotency-Key': 'key-of-one-change-2' });
    await addNote('Each once', { token: await getToken('admin') });
    expect(await listNotes('Each once')).toHaveLength(3);
  });

  it('leaves no key when it is rejected, and is no conflict with itself when its response was lost', async () => {
    const token = await getToken('admin');
    const addUser = (newEmail: string) => send('POST ic-portal/ic-add-user', { ...newUser, newEmail }, { token });
    expect((await addUser('staff@scanharbor.test')).status).toBe(409);
    const first = await addUser('kim@scanharbor.test');
    const again = await addUser('kim@scanharbor.test');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('is refused when its key came with other content', async () => {
    await addNote('One text');
    const other = await addNote('Another text');
    expect([other.status, other.body.messages[0]?.dev_msg]).toEqual([400, 'Idempotency-Key: came with other content before.']);
    expect(await listNotes('Another text')).toEqual([]);
  });

  it.each(['short', 'a key with spaces in it', 'x'.repeat(101)])('is refused with the key %p', async (malformed) => {
    expect((await addNote('Malformed', { 'Idempotency-Key': malformed })).status).toBe(400);
    expect(await listNotes('Malformed')).toEqual([]);
  });

  it('keeps its key for 24 hours, also for a guest', async () => {
    const addDoctor = (first_name: string) =>
      send('POST doctors/new', { first_name, last_name: 'Stern' }, { token: '', 'X-Tab': 'of a guest' });
    expect((await addDoctor('Ada')).status).toBe(200);
    await control('clock', { advance: 23 * 3_600_000 });
    expect((await addDoctor('Grace')).status).toBe(400);
    await control('clock', { advance: 2 * 3_600_000 });
    expect((await addDoctor('Mary')).status).toBe(200);
  });
});
