import { createSoftwarePasskey, siteOrigin } from '@scanharbor/shared-contracts/testing/software-passkey';
import { Secret, TOTP } from 'otpauth';
import { call as send, control, getToken, reset, userMessage } from '../../testing/client';
import { demoAccounts, demoPassword, userIds } from '../seed/demo-data';

interface Codes {
  recovery_codes: string[];
}

interface Half {
  id: number;
  access_token: string;
  second_factor?: string[];
}

const step = 30_000;
/** Each call comes from another tab: the same POST of one tab within a second would get the first response. */
let tabs = 0;
const call: typeof send = (name, options) =>
  send(name, { ...options, headers: { origin: siteOrigin, 'x-tab': String((tabs += 1)), ...options?.headers } });

const passwordRequired = 428;

let now = 0;

/** Starts at the beginning of a time step, so that the codes of a test do not change during it. */
async function alignClock() {
  now = Math.ceil(Date.now() / step) * step + 1_000;
  await control('clock', { now: new Date(now).toISOString() });
}

async function advance(milliseconds: number) {
  now += milliseconds;
  await control('clock', { advance: milliseconds });
}

const getCode = (secret: string, offset = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + offset });

/** Sets up an authenticator app; returns its secret and the recovery codes. */
async function setUpApp(token: string) {
  const { body } = await call<{ secret: string; uri: string }>('POST account/authenticator', { token });
  const confirmed = await call<Codes>('POST account/authenticator/confirm', { token, body: { code: getCode(body.secret) } });
  // A code works once, so the next one is needed from here.
  await advance(step);
  return { ...body, codes: confirmed.body.recovery_codes };
}

async function setUpPasskey(token: string, name = 'Laptop') {
  const passkey = createSoftwarePasskey();
  const { body: options } = await call<{ challenge: string }>('POST account/passkey_registration', { token });
  const body = { name, passkey: passkey.create(options) };
  const added = await call<Codes>('POST account/passkeys', { token, body });
  return { passkey, added, id: body.passkey.id };
}

const startLogin = async (username: string = demoAccounts.staff) =>
  (await call<Half>('POST datica/login', { body: { username, password: demoPassword } })).body;
const finishLogin = ({ id, access_token: auth }: Half, proof: object = {}) =>
  call<{ auth_token?: string; second_factor_due?: number }>('POST account/login', { body: { id, auth, ...proof } });
const isSignedIn = async (token: string) => (await call('GET account/authenticate', { token })).status === 200;

interface EventRow {
  call: string;
  action: string;
  outcome: string;
  subject: string;
  user_id: number | null;
  changes: string;
}
const fetchEvents = async (name: string) =>
  (await control<{ audit_events: EventRow[] }>('rows')).audit_events.filter((event) => event.call === name);

beforeEach(async () => {
  await reset();
  await alignClock();
});

describe('an authenticator app', () => {
  it('is asked for after the right password, and not before it is confirmed', async () => {
    const token = await getToken('staff');
    const { body } = await call<{ secret: string; uri: string }>('POST account/authenticator', { token });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/ScanHarbor:staff%40scanharbor\.test\?issuer=ScanHarbor&secret=/);
    expect(await startLogin()).not.toHaveProperty('second_factor');
    for (const code of ['000000', '𝅘𝅥𝅮', '١٢٣٤٥٦'])
      expect((await call('POST account/authenticator/confirm', { token, body: { code } })).status).toBe(400);
    const confirmed = await call<Codes>('POST account/authenticator/confirm', { token, body: { code: getCode(body.secret) } });
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    const half = await startLogin();
    expect(half.second_factor).toEqual(['app', 'recovery']);
    const refused = await finishLogin(half);
    expect(refused).toMatchObject({ status: 403, body: { messages: [{ dev_msg: expect.stringContaining('two-step') }] } });
    await advance(step);
    const entered = await finishLogin(half, { code: getCode(body.secret) });
    expect(await isSignedIn(entered.body.auth_token ?? '')).toBe(true);
  });

  it('keeps the prescribed response for accounts without one', async () => {
    const half = await startLogin();
    expect(Object.keys(half).sort()).toEqual(['access_token', 'email', 'first_name', 'id', 'last_name', 'user_type']);
    expect((await finishLogin(half)).body).not.toHaveProperty('second_factor_due');
  });

  it('accepts a code once, and one step of clock skew', async () => {
    const { secret } = await setUpApp(await getToken('staff'));
    const half = await startLogin();
    for (const offset of [-2 * step, 2 * step]) expect((await finishLogin(half, { code: getCode(secret, offset) })).status).toBe(400);
    const early = getCode(secret, step);
    expect((await finishLogin(half, { code: early })).status).toBe(200);
    const again = await finishLogin(await startLogin(), { code: early });
    expect(userMessage(again)).toMatch(/already used/);
    expect(userMessage(await finishLogin(await startLogin(), { code: getCode(secret) }))).toMatch(/already used/);
    await advance(2 * step);
    expect((await finishLogin(await startLogin(), { code: getCode(secret, -step) })).status).toBe(400);
    expect((await finishLogin(await startLogin(), { code: getCode(secret) })).status).toBe(200);
  });

  it('makes an account wait after five wrong codes, also for a right one, and tells the trail', async () => {
    const { secret } = await setUpApp(await getToken('staff'));
    const half = await startLogin();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await finishLogin(half, { code: `00000${attempt}` })).status).toBe(400);
    const refused = await finishLogin(half, { code: getCode(secret) });
    expect(refused.status).toBe(429);
    expect(userMessage(refused)).toBe('Too many wrong codes. Please try again in 15 minutes.');
    expect(refused.headers.get('retry-after')).toBe('900');
    const failed = (await fetchEvents('POST account/login')).filter(({ subject }) => subject === 'with a wrong code');
    expect(failed).toHaveLength(5);
    expect(failed[0]).toMatchObject({ outcome: 'failed', user_id: userIds.staff });
    await advance(15 * 60_000);
    expect((await finishLogin(await startLogin(), { code: getCode(secret) })).status).toBe(200);
  });

  it('guards every way to a session by a password', async () => {
    await setUpApp(await getToken('staff'));
    const { id, access_token: auth } = await startLogin();
    const created = await call('POST account/create', { body: { auth, true_vault_id: id } });
    expect(created.status).toBe(403);
  });

  it('is stored encrypted, and told in the trail without its secret', async () => {
    const { secret, codes } = await setUpApp(await getToken('staff'));
    const rows = JSON.stringify(await control('rows'));
    expect(rows).not.toContain(secret);
    for (const code of codes) expect(rows).not.toContain(code.replace(/-/g, ''));
    const events = await fetchEvents('POST account/authenticator/confirm');
    expect(events).toMatchObject([{ action: 'set-up-second-factor', outcome: 'done', user_id: userIds.staff }]);
  });
});

describe('a recovery code', () => {
  it('works once instead of the app, as it was typed, and is told in the trail', async () => {
    const { codes } = await setUpApp(await getToken('staff'));
    expect(codes[0]).toMatch(/^([0-9a-z]{4}-){5}[0-9a-z]{4}$/);
    const typed = ` ${codes[0]?.toUpperCase().replace(/-/g, ' ')}`;
    expect((await finishLogin(await startLogin(), { code: typed })).status).toBe(200);
    expect((await finishLogin(await startLogin(), { code: typed })).status).toBe(400);
    const [event] = (await fetchEvents('POST account/login')).filter(({ outcome }) => outcome === 'done');
    expect(event).toMatchObject({ subject: 'with a recovery code, 9 left' });
  });

  it('is replaced together with the others', async () => {
    const token = await getToken('staff');
    const { codes } = await setUpApp(token);
    const renewed = await call<Codes>('POST account/recovery_codes', { token });
    expect((await finishLogin(await startLogin(), { code: codes[0] })).status).toBe(400);
    expect((await finishLogin(await startLogin(), { code: renewed.body.recovery_codes[0] })).status).toBe(200);
  });

  it('does not exist without a second factor', async () => {
    expect((await call('POST account/recovery_codes', { token: await getToken('staff') })).status).toBe(409);
  });
});

describe('a passkey', () => {
  it('passes the second step, each challenge once', async () => {
    const { passkey, added } = await setUpPasskey(await getToken('staff'));
    expect(added.body.recovery_codes).toHaveLength(10);
    const half = await startLogin();
    expect(half.second_factor).toEqual(['passkey', 'recovery']);
    const challenge = { id: half.id, auth: half.access_token };
    const { body: options } = await call<{ challenge: string }>('POST account/passkey_challenge', { body: challenge });
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [{ type: 'public-key' }] });
    expect((await finishLogin(half, { passkey: passkey.use(options) })).status).toBe(200);
    expect((await finishLogin(await startLogin(), { passkey: passkey.use(options) })).status).toBe(400);
  });

  it('signs in alone', async () => {
    const { passkey } = await setUpPasskey(await getToken('staff'));
    const { body: options } = await call<{ challenge: string }>('POST account/passkey_challenge', { body: {} });
    expect(options).not.toHaveProperty('allowCredentials');
    const half = await call<Half>('POST account/passkey_login', { body: { passkey: passkey.use(options) } });
    expect(half.body).not.toHaveProperty('second_factor');
    expect((await finishLogin(half.body)).body).toMatchObject({ id: userIds.staff });
    const changed = await call('PATCH account/password', {
      token: (await finishLogin(await startLogin(demoAccounts.admin))).body.auth_token,
      body: { new_password: 'another-1pass' },
    });
    expect(changed.status).toBe(200);
  });

  it('does not count as a password that was entered', async () => {
    const { passkey } = await setUpPasskey(await getToken('staff'));
    const { body: options } = await call<{ challenge: string }>('POST account/passkey_challenge', { body: {} });
    const half = await call<Half>('POST account/passkey_login', { body: { passkey: passkey.use(options) } });
    const { auth_token: token } = (await finishLogin(half.body)).body;
    expect((await call('PATCH account/password', { token, body: { new_password: 'another-1pass' } })).status).toBe(passwordRequired);
  });

  it.each([
    ['of another site', { origin: 'http://localhost:4000' }],
    ['without a check of the user', { userVerified: false }],
    ['for another challenge', { challenge: 'AAAA' }],
  ])('%s is refused', async (_why, change) => {
    const { passkey } = await setUpPasskey(await getToken('staff'));
    const { body: options } = await call<{ challenge: string }>('POST account/passkey_challenge', { body: {} });
    const refused = await call('POST account/passkey_login', { body: { passkey: passkey.use({ ...options, ...change }) } });
    expect(userMessage(refused)).toBe('This passkey could not be used. Please try again.');
    expect(await fetchEvents('POST account/passkey_login')).toMatchObject([{ outcome: 'failed' }]);
  });

  it('is refused after five minutes, for another account, and once it is removed', async () => {
    const token = await getToken('staff');
    const { passkey, id } = await setUpPasskey(token);
    const fetchOptions = async (body: object = {}) => (await call<{ challenge: string }>('POST account/passkey_challenge', { body })).body;
    const use = async (options: { challenge: string }) =>
      (await call('POST account/passkey_login', { body: { passkey: passkey.use(options) } })).status;
    const old = await fetchOptions();
    await advance(5 * 60_000);
    expect(await use(old)).toBe(400);
    await setUpApp(await getToken('admin'));
    const half = await startLogin(demoAccounts.admin);
    const options = await fetchOptions({ id: half.id, auth: half.access_token });
    expect((await finishLogin(half, { passkey: passkey.use(options) })).status).toBe(400);
    expect((await call(`DELETE account/passkeys/${id}`, { token })).status).toBe(200);
    expect(await use(await fetchOptions())).toBe(400);
  });

  it('is bound to this computer or to the site of the settings', async () => {
    const token = await getToken('staff');
    const options = await call('POST account/passkey_registration', { token, headers: { origin: 'https://evil.example' } });
    expect(options.status).toBe(400);
  });
});

describe('changes of the second factor', () => {
  it('need a password entered within the last ten minutes', async () => {
    const token = await getToken('staff');
    await setUpApp(token);
    await advance(11 * 60_000);
    const calls = [
      'POST account/authenticator',
      'DELETE account/authenticator',
      'POST account/passkey_registration',
      'DELETE account/passkeys/x',
      'POST account/recovery_codes',
    ];
    for (const name of calls) expect([name, (await call(name, { token })).status]).toEqual([name, passwordRequired]);
  });

  it('are not open to staff who act as the user', async () => {
    const body = { email: demoAccounts.admin, reason: 'Asked for help by phone' };
    const { body: switched } = await call<{ auth_token: string }>('POST account/switch', { token: await getToken('switcher'), body });
    const token = switched.auth_token;
    const calls: [string, object?][] = [
      ['POST account/authenticator'],
      ['POST account/authenticator/confirm', { code: '123456' }],
      ['DELETE account/authenticator'],
      ['POST account/passkey_registration'],
      ['POST account/passkeys', { name: 'Mine', passkey: createSoftwarePasskey().create({ challenge: 'AAAA' }) }],
      ['DELETE account/passkeys/x'],
      ['POST account/recovery_codes'],
      ['POST ic-portal/ic-reset-second-factor', { userId: userIds.staff }],
      ['PATCH practices/security', { second_factor_required: 1 }],
      ['PATCH account/password', { new_password: 'another-1pass' }],
      ['PATCH account/update', { email: 'another@scanharbor.test' }],
    ];
    for (const [name, sent] of calls) {
      const { status } = await call(name, { token, body: sent });
      expect([name, status]).toEqual([name, 403]);
    }
  });

  it('end every other session, and tell the owner by mail', async () => {
    const [token, other] = [await getToken('staff'), await getToken('staff')];
    await setUpApp(token);
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    await call('DELETE account/authenticator', { token });
    const mails = await control<{ recipient: string; body: string }[]>('outbox');
    expect(mails.map(({ recipient }) => recipient)).toEqual([demoAccounts.staff, demoAccounts.staff]);
    expect(mails.at(-1)?.body).toMatch(/was removed/);
    expect(await startLogin()).not.toHaveProperty('second_factor');
    expect(await fetchEvents('DELETE account/authenticator')).toMatchObject([{ action: 'remove-second-factor', outcome: 'done' }]);
  });

  it('by an administrator remove the factor of a colleague, who is told', async () => {
    const staff = await getToken('staff');
    await setUpApp(staff);
    const reset = async (account: 'admin' | 'rivalAdmin', userId: number) =>
      (await call('POST ic-portal/ic-reset-second-factor', { token: await getToken(account), body: { userId } })).status;
    expect(await reset('rivalAdmin', userIds.staff)).toBe(404);
    expect(await reset('admin', userIds.platform)).toBe(404);
    expect(await reset('admin', userIds.admin)).toBe(400);
    expect(await reset('admin', userIds.staff)).toBe(200);
    expect(await isSignedIn(staff)).toBe(false);
    expect(await startLogin()).not.toHaveProperty('second_factor');
    const mails = await control<{ recipient: string; body: string }[]>('outbox');
    expect(mails.at(-1)).toMatchObject({ recipient: demoAccounts.staff, body: expect.stringContaining('Dana Whitaker reset') });
    const [event] = (await fetchEvents('POST ic-portal/ic-reset-second-factor')).slice(-1);
    expect(event).toMatchObject({ outcome: 'done', subject: `user ${userIds.staff}, Robin Hale`, user_id: userIds.admin });
    expect(event?.changes).toContain('authenticator_apps');
  });
});

describe('a practice that requires a second factor', () => {
  let admin = '';
  beforeEach(async () => {
    admin = await getToken('admin');
  });
  const require = (second_factor_required: 0 | 1) => call('PATCH practices/security', { token: admin, body: { second_factor_required } });

  it('refuses other calls to staff who sign in without one, until they set it up', async () => {
    const before = (await finishLogin(await startLogin())).body.auth_token;
    expect((await require(1)).status).toBe(200);
    expect((await call('GET providers/location', { token: before })).status).toBe(200);
    await advance(1);
    const { auth_token: token = '', ...user } = (await finishLogin(await startLogin())).body;
    expect(user.second_factor_due).toBe(1);
    const refused = await call('GET providers/location', { token });
    expect(refused.status).toBe(403);
    expect(userMessage(refused)).toMatch(/requires two-step sign-in/);
    expect((await call('GET account/second_factor', { token })).body).toMatchObject({ app: 0, required: 1 });
    const { secret } = await setUpApp(token);
    expect((await call('GET providers/location', { token })).status).toBe(200);
    expect((await call('GET account/authenticate', { token })).body).not.toHaveProperty('second_factor_due');
    const next = (await finishLogin(await startLogin(), { code: getCode(secret) })).body;
    expect((await call('GET providers/location', { token: next.auth_token })).status).toBe(200);
    expect((await call('DELETE account/authenticator', { token })).status).toBe(409);
    expect((await call('GET account/second_factor', { token })).body).toMatchObject({ app: 1 });
    await require(0);
    expect((await call('DELETE account/authenticator', { token })).status).toBe(200);
  });

  it('is told in the trail, and does not concern other practices or staff who act as a user', async () => {
    await require(1);
    await advance(1);
    expect((await call('GET providers/location', { token: await getToken('rival') })).status).toBe(200);
    const body = { email: demoAccounts.patient, reason: 'Asked for help by phone' };
    expect((await call('POST account/switch', { token: await getToken('switcher'), body })).status).toBe(403);
    const [event] = await fetchEvents('PATCH practices/security');
    expect(event).toMatchObject({ action: 'change-security', outcome: 'done' });
    expect(event?.changes).toContain('second_factor_required_at');
  });

  it('shows its administrator who has one', async () => {
    await setUpApp(await getToken('staff'));
    const { body } = await call<{ data: { UserID: number; SecondFactor: number }[] }>('GET ic-portal/ic-get-user-list', {
      token: admin,
    });
    const byUser = new Map(body.data.map(({ UserID, SecondFactor }) => [UserID, SecondFactor]));
    expect([byUser.get(userIds.staff), byUser.get(userIds.admin)]).toEqual([1, 0]);
  });
});
