import { call, control, reset, getToken, userMessage } from '../../testing/client';
import { demoAccounts, demoPassword, practiceIds, requestIds, userIds } from '../seed/demo-data';

const wrongPassword = 'Incorrect Email Address or Password';

interface LoggedIn {
  id: number;
  access_token: string;
}

const login = (email: string, password = demoPassword) => call<LoggedIn>('POST datica/login', { body: { username: email, password } });

async function signIn(email: string, password = demoPassword) {
  const { body } = await login(email, password);
  return call<{ auth_token: string; user_type: string }>('POST account/login', {
    body: { id: body.id, auth: body.access_token },
  });
}

const minutes = 60_000;

beforeEach(reset);

describe('signing in', () => {
  it('returns a token after the two login calls [SC-020, SC-021]', async () => {
    const { status, body } = await signIn(demoAccounts.staff);
    expect(status).toBe(200);
    expect(body.user_type).toBe('provider');
    const me = await call('GET account/authenticate', { token: body.auth_token });
    expect(me.body).toMatchObject({ id: userIds.staff, provider: { practice: { name: 'Harborview Imaging' } } });
  });

  it('ignores upper and lower case in the email', async () => {
    expect((await login(demoAccounts.staff.toUpperCase())).status).toBe(200);
  });

  it('rejects a wrong name or password without a developer message [API-012]', async () => {
    for (const rejected of [await login(demoAccounts.staff, 'wrong-1'), await login('nobody@scanharbor.test')]) {
      expect(rejected.status).toBe(400);
      expect(rejected.body).toEqual({ error_code: 400, messages: [{ user_msg: wrongPassword }] });
    }
  });

  it('requires a user to restore the password by the developer message [API-013]', async () => {
    const { body } = await login(demoAccounts.restore);
    expect(body).toMatchObject({ messages: [{ dev_msg: 'You need to restore your password!' }] });
  });

  it('accepts the login token once, and only for its own user [API-014]', async () => {
    const { body } = await login(demoAccounts.staff);
    const enter = (id: number) => call('POST account/login', { body: { id, auth: body.access_token } });
    expect((await enter(userIds.admin)).status).toBe(400);
    expect((await enter(body.id)).status).toBe(200);
    const again = { token: await getToken('newPatient'), body: { id: body.id, auth: body.access_token } };
    expect((await call('POST account/login', again)).status).toBe(400);
  });
});

describe('a session', () => {
  it('ends at sign-out [API-015, SC-023]', async () => {
    const token = await getToken('patient');
    expect((await call('POST account/logout', { token })).status).toBe(200);
    const after = await call('GET account/authenticate', { token });
    expect(after).toMatchObject({ status: 401, body: { error_code: 401 } });
  });

  it.each([
    ['staff', 15],
    ['patient', 30],
  ] as const)('of %s ends after %i idle minutes [API-011]', async (account, idle) => {
    const token = await getToken(account);
    await control('clock', { advance: (idle - 1) * minutes });
    expect((await call('GET account/authenticate', { token })).status).toBe(200);
    await control('clock', { advance: (idle + 1) * minutes });
    expect((await call('GET account/authenticate', { token })).status).toBe(401);
  });

  it('reports the end of the session, which a background call does not extend [API-011]', async () => {
    const token = await getToken('staff');
    const first = (await call('GET account/authenticate', { token })).headers.get('x-session-expires') ?? '';
    await control('clock', { advance: minutes });
    const polled = await call('GET account/authenticate', { token, headers: { 'X-Background': '1' } });
    expect(polled.headers.get('x-session-expires')).toBe(first);
    const later = (await call('GET account/authenticate', { token })).headers.get('x-session-expires') ?? '';
    expect(Date.parse(later) - Date.parse(first)).toBeGreaterThanOrEqual(minutes);
  });

  it('ends after a day, whatever the activity [API-011]', async () => {
    const token = await getToken('patient');
    let status = 200;
    for (let step = 0; step < 24 * 3 - 1; step += 1) {
      await control('clock', { advance: 20 * minutes });
      status = (await call('GET account/authenticate', { token })).status;
    }
    expect(status).toBe(200);
    await control('clock', { advance: 21 * minutes });
    expect((await call('GET account/authenticate', { token })).status).toBe(401);
  });
});

describe('switching to another user', () => {
  const reason = 'The user asked for help by phone';

  it('is restricted to staff with the capability [API-021, SC-026]', async () => {
    const body = { email: demoAccounts.patient, reason };
    const rejected = await call('POST account/switch', { token: await getToken('staff'), body });
    expect(rejected.status).toBe(403);
    expect(userMessage(rejected)).toBe('Your account may not switch to another user.');
    const switched = await call<{ auth_token: string }>('POST account/switch', { token: await getToken('switcher'), body });
    const me = await call('GET account/authenticate', { token: switched.body.auth_token });
    expect(me.body).toMatchObject({ id: userIds.patient, switched: 1 });
  });

  it('records which staff member acted as which user [API-021]', async () => {
    const body = { email: demoAccounts.admin, reason };
    const switched = await call<{ auth_token: string }>('POST account/switch', { token: await getToken('switcher'), body });
    await call('POST bookings/reject', {
      token: switched.body.auth_token,
      body: { test_request_id: requestIds.requested, practice_id: practiceIds.main, location_id: -1, reason: 'Scanner down' },
    });
    const { audit_events: events = [] } = await control<Record<string, object[]>>('rows');
    expect(events.at(-1)).toMatchObject({ action: 'reject-request', user_id: userIds.admin, switched_by: userIds.switcher });
  });
});

describe('a switched session', () => {
  const reason = 'The user asked for help by phone';
  const switchTo = async (token: string, email: string) => {
    const response = await call<{ auth_token: string }>('POST account/switch', { token, body: { email, reason } });
    return { ...response, token: response.body.auth_token };
  };
  const status = async (token: string) => (await call('GET account/authenticate', { token })).status;

  it('needs a reason, which the audit trail keeps [API-021]', async () => {
    const own = await getToken('switcher');
    const rejected = await call('POST account/switch', { token: own, body: { email: demoAccounts.patient } });
    expect(rejected).toMatchObject({ status: 400, body: { messages: [{ user_msg: 'Please enter a reason.', field: 'reason' }] } });
    await switchTo(own, demoAccounts.patient);
    const { audit_events: events = [] } = await control<Record<string, object[]>>('rows');
    expect(events.at(-1)).toMatchObject({
      action: 'switch-user',
      user_id: userIds.switcher,
      user_name: 'Morgan Reyes',
      subject: `user ${userIds.patient}, Jordan Ellis: ${reason}`,
      patient_ids: [userIds.patient],
    });
  });

  it('never reaches a privileged or a disabled account [API-021]', async () => {
    const own = await getToken('switcher');
    expect((await switchTo(own, demoAccounts.platform)).status).toBe(403);
    expect((await switchTo(own, demoAccounts.switcher)).status).toBe(403);
    await call('POST users/delete', { token: await getToken('admin'), body: { userId: userIds.staff } });
    expect((await switchTo(own, demoAccounts.staff)).status).toBe(404);
  });

  it('names the staff member behind it', async () => {
    const { token } = await switchTo(await getToken('switcher'), demoAccounts.patient);
    const { body } = await call('GET account/authenticate', { token });
    expect(body).toMatchObject({ id: userIds.patient, switched: 1, switched_by: { first_name: 'Morgan', last_name: 'Reyes' } });
  });

  it('ends after 60 minutes, whatever the activity', async () => {
    const own = await getToken('switcher');
    const { token } = await switchTo(own, demoAccounts.patient);
    for (let passed = 0; passed < 59; passed += 10) {
      expect(await status(token)).toBe(200);
      await control('clock', { advance: 10 * minutes });
    }
    expect(await status(token)).toBe(401);
    expect(await status(own)).toBe(200);
  });

  it("ends with the staff member's own session", async () => {
    const own = await getToken('switcher');
    const { token } = await switchTo(own, demoAccounts.patient);
    expect(await status(token)).toBe(200);
    await call('POST account/logout', { token: own });
    expect(await status(token)).toBe(401);
  });

  it('changes neither password nor email', async () => {
    const { token } = await switchTo(await getToken('switcher'), demoAccounts.patient);
    const calls = [
      call('PATCH account/password', { token, body: { new_password: 'another-1pass' } }),
      call('PATCH account/update', { token, body: { email: 'mine@scanharbor.test' } }),
      call('PATCH patients/user', { token, body: { email: 'mine@scanharbor.test' } }),
      call('PUT datica/patients', { token, body: { email: 'mine@scanharbor.test' } }),
      call('POST account/prove_password', { token, body: { password: demoPassword } }),
    ];
    for (const { status: refused } of await Promise.all(calls)) expect(refused).toBe(403);
    expect((await login(demoAccounts.patient)).status).toBe(200);
    expect(await control('outbox')).toEqual([]);
  });
});

describe('the own account', () => {
  it('stores the agreement to the terms [API-023, SC-028]', async () => {
    const token = await getToken('terms');
    expect((await call('GET account/authenticate', { token })).body).toMatchObject({ terms_agreed: 0 });
    await call('PATCH account/update', { token, body: { terms_agreed: 1 } });
    expect((await call('GET account/authenticate', { token })).body).toMatchObject({ terms_agreed: 1 });
  });

  it('stores a new password and is no longer temporary [API-022, SC-029]', async () => {
    const token = await getToken('temp');
    await call('PATCH account/password', { token, body: { new_password: 'another-1pass' } });
    expect((await call('GET account/authenticate', { token })).body).toMatchObject({ temp: '0' });
    expect((await login(demoAccounts.temp, 'another-1pass')).status).toBe(200);
  });

  it('rejects a password that breaks the rule with a message [API-019]', async () => {
    const rejected = await call('PATCH account/password', { token: await getToken('staff'), body: { new_password: 'onlyletters' } });
    expect(rejected.status).toBe(400);
    expect(userMessage(rejected)).toMatch(/^Password must be at least 8 characters/);
  });

  it('is reported as pending while inactive, and denied on provider calls [API-037]', async () => {
    const token = await getToken('pending');
    expect((await call('GET account/authenticate', { token })).body).toMatchObject({ is_active: 0 });
    expect((await call('GET media/admin_download?id=x', { token })).status).toBe(403);
  });
});

describe('a card', () => {
  it('is stored and returns the customer id [API-110, SC-030]', async () => {
    const body = { source_id: 'pm_double_visa_4242_abc' };
    const stored = await call<{ PaymentCustomerID: string }>('POST account/card', { token: await getToken('newPatient'), body });
    expect(stored.body.PaymentCustomerID).toMatch(/^cus_/);
  });

  it('is rejected with a message when it is declined [API-110]', async () => {
    const body = { source_id: 'pm_double_visa_0002_abc' };
    const rejected = await call('POST account/card', { token: await getToken('newPatient'), body });
    expect(rejected.status).toBe(400);
    expect(userMessage(rejected)).toBe('Your card was declined.');
  });
});
