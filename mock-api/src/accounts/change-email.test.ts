import { call, control, getToken, reset, userMessage } from '../../testing/client';
import { demoAccounts, demoPassword, practiceIds, userIds } from '../seed/demo-data';

interface SentMessage {
  recipient: string;
  subject: string;
  body: string;
  data: { token?: string; uuid?: number };
}

const newEmail = 'new.address@scanharbor.test';
const minutes = 60_000;
const passwordRequired = 428;

const login = (username: string, password = demoPassword) => call('POST datica/login', { body: { username, password } });
const fetchUser = async (token: string) =>
  (await call<{ email: string; pending_email?: string }>('GET account/authenticate', { token })).body;
const isSignedIn = async (token: string) => (await call('GET account/authenticate', { token })).status === 200;

async function fetchLink(recipient = newEmail) {
  const messages = await control<SentMessage[]>('outbox');
  const { token = '', uuid = 0 } = messages.filter((message) => message.recipient === recipient && message.data.token).at(-1)?.data ?? {};
  return { token, userId: uuid };
}
const confirm = (body: { token: string; userId: number }, token?: string) => call('POST account/confirm_email', { body, token });

const ownChanges = {
  'PATCH account/update': (email: string) => ({ email }),
  'PATCH patients/user': (email: string) => ({ email }),
  'PUT datica/patients': (email: string) => ({ email, username: email }),
};

const userChange = (changes: object) => ({
  newFirstName: 'Robin',
  newLastName: 'Hale',
  newEmail: demoAccounts.staff,
  newIsAdmin: 0,
  newIsActive: 1,
  currPracticeID: practiceIds.main,
  currICUserID: userIds.staff,
  assignedLocations: '1,2,3',
  ...changes,
});
const changeUser = async (changes: object, account: 'admin' | 'rivalAdmin' = 'admin') =>
  call('PATCH ic-portal/ic-update-user', { token: await getToken(account), body: userChange(changes) });

beforeEach(reset);

describe.each(Object.entries(ownChanges))('a new email by %s', (name, body) => {
  const change = (token: string, email = newEmail) => call(name, { token, body: body(email) });

  it('waits until the new address confirms it, and is told to the old one', async () => {
    const token = await getToken('patient');
    expect((await change(token)).status).toBe(200);
    expect(await fetchUser(token)).toMatchObject({ email: demoAccounts.patient, pending_email: newEmail });
    const messages = await control<SentMessage[]>('outbox');
    expect(messages.find(({ recipient }) => recipient === demoAccounts.patient)?.body).toContain(newEmail);
    expect((await confirm(await fetchLink())).status).toBe(200);
    expect((await login(newEmail)).status).toBe(200);
    expect((await login(demoAccounts.patient)).status).toBe(400);
  });

  it('is told in the audit trail as done, before it is confirmed', async () => {
    await change(await getToken('patient'));
    const { audit_events: events = [] } = await control<Record<string, { call: string; outcome: string; subject: string }[]>>('rows');
    const [event] = events.filter((row) => row.call === name);
    expect(event).toMatchObject({ outcome: 'done', subject: `user ${userIds.patient}: another email, not confirmed yet` });
  });

  it('needs a password entered within the last ten minutes, and works after it is entered again', async () => {
    const token = await getToken('patient');
    await control('clock', { advance: 10 * minutes });
    const refused = await change(token);
    expect(refused).toMatchObject({ status: passwordRequired, body: { error_code: passwordRequired } });
    expect(await control('outbox')).toEqual([]);
    const prove = (password: string) => call('POST account/prove_password', { token, body: { password } });
    expect((await prove('wrong-1password')).status).toBe(400);
    expect((await change(token)).status).toBe(passwordRequired);
    expect((await prove(demoPassword)).status).toBe(200);
    expect((await change(token)).status).toBe(200);
  });

  it('is not needed to store the present email again', async () => {
    const token = await getToken('patient');
    await control('clock', { advance: 10 * minutes });
    expect((await change(token, demoAccounts.patient)).status).toBe(200);
    expect(await control('outbox')).toEqual([]);
  });
});

describe('the confirmation of an email', () => {
  it('ends every other session and link, and keeps the session that confirms', async () => {
    const [token, other] = [await getToken('patient'), await getToken('patient')];
    await call('POST datica/reset_password', { body: { username: demoAccounts.patient } });
    const reset = await fetchLink(demoAccounts.patient);
    await call('PATCH account/update', { token, body: { email: newEmail } });
    expect((await confirm(await fetchLink(), token)).status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await call('POST datica/check_token', { body: reset })).body).toMatchObject({ valid: 0 });
  });

  it('works once, for its own account, for a day, and only with the last link', async () => {
    const token = await getToken('patient');
    await call('PATCH account/update', { token, body: { email: newEmail } });
    const first = await fetchLink();
    await call('PATCH account/update', { token, body: { email: 'second@scanharbor.test' } });
    const second = await fetchLink('second@scanharbor.test');
    expect(userMessage(await confirm(first))).toBe('This link was already used or has expired.');
    expect((await confirm({ ...second, userId: userIds.staff })).status).toBe(400);
    await control('clock', { advance: 24 * 60 * minutes });
    expect((await confirm(second)).status).toBe(400);
  });

  it('is refused when another account has taken the address since [API-101]', async () => {
    await call('PATCH account/update', { token: await getToken('patient'), body: { email: newEmail } });
    const link = await fetchLink();
    await call('PATCH account/update', { token: await getToken('staff'), body: { email: newEmail } });
    expect((await confirm(await fetchLink())).status).toBe(200);
    expect((await confirm(link)).status).toBe(409);
  });
});

describe('an email that an administrator enters', () => {
  it('waits until the new address confirms it, and is told to the old one', async () => {
    expect((await changeUser({ newEmail, newFirstName: 'Robyn' })).status).toBe(200);
    const list = await call<{ data: object[] }>('GET ic-portal/ic-get-user-list', { token: await getToken('admin') });
    const staff = { UserID: userIds.staff, FirstName: 'Robyn', Email: demoAccounts.staff, PendingEmail: newEmail };
    expect(list.body.data).toContainEqual(expect.objectContaining(staff));
    await call('POST datica/reset_password', { body: { username: newEmail } });
    const messages = await control<SentMessage[]>('outbox');
    expect(messages.map(({ recipient }) => recipient).sort()).toEqual([newEmail, demoAccounts.staff].sort());
    await confirm(await fetchLink());
    expect((await login(newEmail)).status).toBe(200);
  });

  it('needs the password of the administrator within the last ten minutes, which other changes do not', async () => {
    const token = await getToken('admin');
    const change = (changes: object) => call('PATCH ic-portal/ic-update-user', { token, body: userChange(changes) });
    await control('clock', { advance: 10 * 60_000 });
    expect((await change({ newEmail })).status).toBe(428);
    expect((await change({ newFirstName: 'Robyn' })).status).toBe(200);
    expect(await control('outbox')).toEqual([]);
    await call('POST account/prove_password', { token, body: { password: demoPassword } });
    expect((await change({ newEmail })).status).toBe(200);
  });

  it('is refused from staff who act as the administrator', async () => {
    const body = { email: demoAccounts.admin, reason: 'Asked for help by phone' };
    const { body: switched } = await call<{ auth_token: string }>('POST account/switch', { token: await getToken('switcher'), body });
    const refused = await call('PATCH ic-portal/ic-update-user', { token: switched.auth_token, body: userChange({ newEmail }) });
    expect(refused.status).toBe(403);
    expect(await control('outbox')).toEqual([]);
  });

  it('is refused for a taken address, and nothing else is stored [API-101]', async () => {
    const refused = await changeUser({ newEmail: demoAccounts.patient, newFirstName: 'Robyn' });
    expect(refused.status).toBe(409);
    expect(await fetchUser(await getToken('staff'))).toMatchObject({ first_name: 'Robin' });
  });
});

describe('privileged accounts', () => {
  const privileged = [userIds.platform, userIds.switcher];

  it('are on no list of a practice', async () => {
    const token = await getToken('admin');
    const lists = await Promise.all([
      call<{ data: { UserID: number }[] }>('GET ic-portal/ic-get-user-list', { token }),
      call<{ results: { UserID: number }[] }>(`GET ic-portal/users?practice_id=${practiceIds.main}`, { token }),
      call<{ results: { id: number }[] }>('GET users/practice', { token }),
    ]);
    const [portal, older, oldest] = lists;
    const ids = [...portal.body.data, ...older.body.results].map(({ UserID }) => UserID).concat(oldest.body.results.map(({ id }) => id));
    expect(ids).toContain(userIds.staff);
    for (const id of privileged) expect(ids).not.toContain(id);
  });

  it.each(privileged)('are out of reach of every call of a practice: %i', async (id) => {
    const token = await getToken('admin');
    const link = { ProviderId: id, LocationId: 1 };
    const calls = [
      call('PATCH ic-portal/ic-update-user', { token, body: userChange({ currICUserID: id, newEmail }) }),
      call('POST users/update', { token, body: { userId: id, isAdmin: 0 } }),
      call('POST users/delete', { token, body: { userId: id } }),
      call('POST providers/location', { token, body: link }),
      call('PATCH providers/location', { token, body: link }),
      call(`GET providers/provider/${id}`, { token }),
    ];
    for (const { status } of await Promise.all(calls)) expect([403, 404]).toContain(status);
    expect(await control('outbox')).toEqual([]);
  });
});

describe('a disabled user', () => {
  it.each([
    ['users/delete', async () => call('POST users/delete', { token: await getToken('admin'), body: { userId: userIds.staff } })],
    ['ic-update-user', () => changeUser({ newIsActive: 0 })],
  ])('by %s has no session, no link and no login', async (_call, disable) => {
    const token = await getToken('staff');
    await call('POST datica/reset_password', { body: { username: demoAccounts.staff } });
    const reset = await fetchLink(demoAccounts.staff);
    expect((await disable()).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    expect(await isSignedIn(await getToken('staff'))).toBe(false);
    expect((await call('POST datica/check_token', { body: reset })).body).toMatchObject({ valid: 0 });
    expect(userMessage(await login(demoAccounts.staff))).toMatch(/disabled/);
    expect(userMessage(await login(demoAccounts.staff, 'wrong-1'))).toBe('Incorrect Email Address or Password');
  });

  it('signs in again once an administrator enables the account', async () => {
    await changeUser({ newIsActive: 0 });
    await changeUser({ newIsActive: 1 });
    expect((await login(demoAccounts.staff)).status).toBe(200);
  });
});
