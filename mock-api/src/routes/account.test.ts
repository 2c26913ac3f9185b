import { call, control, reset, tokenOf, userMessage } from '../../testing/client';
import { demoAccounts, demoPassword, practiceIds, requestIds, userIds } from '../seed/names';

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
  it('gives a token for the two halves of one login [SC-020, SC-021]', async () => {
    const { status, body } = await signIn(demoAccounts.staff);
    expect(status).toBe(200);
    expect(body.user_type).toBe('provider');
    const me = await call('GET account/authenticate', { token: body.auth_token });
    expect(me.body).toMatchObject({ id: userIds.staff, provider: { practice: { name: 'Harborview Imaging' } } });
  });

  it('does not care about capital letters in the email', async () => {
    expect((await login(demoAccounts.staff.toUpperCase())).status).toBe(200);
  });

  it('refuses a wrong name or password without a developer message [API-012]', async () => {
    for (const refused of [await login(demoAccounts.staff, 'wrong-1'), await login('nobody@scanharbor.test')]) {
      expect(refused.status).toBe(400);
      expect(refused.body).toEqual({ error_code: 400, messages: [{ user_msg: wrongPassword }] });
    }
  });

  it('sends a user who must restore the password there by the developer message [API-013]', async () => {
    const { body } = await login(demoAccounts.restore);
    expect(body).toMatchObject({ messages: [{ dev_msg: 'You need to restore your password!' }] });
  });

  it('takes the half-way token once, and only for its own user [API-014]', async () => {
    const { body } = await login(demoAccounts.staff);
    const enter = (id: number) => call('POST account/login', { body: { id, auth: body.access_token } });
    expect((await enter(userIds.admin)).status).toBe(400);
    expect((await enter(body.id)).status).toBe(200);
    const again = { token: await tokenOf('newPatient'), body: { id: body.id, auth: body.access_token } };
    expect((await call('POST account/login', again)).status).toBe(400);
  });
});

describe('a session', () => {
  it('is over after the log-out [API-015, SC-023]', async () => {
    const token = await tokenOf('patient');
    expect((await call('POST account/logout', { token })).status).toBe(200);
    const after = await call('GET account/authenticate', { token });
    expect(after).toMatchObject({ status: 401, body: { error_code: 401 } });
  });

  it.each([
    ['staff', 15],
    ['patient', 30],
  ] as const)('of %s is over after %i idle minutes [API-011]', async (who, idle) => {
    const token = await tokenOf(who);
    await control('clock', { advance: (idle - 1) * minutes });
    expect((await call('GET account/authenticate', { token })).status).toBe(200);
    await control('clock', { advance: (idle + 1) * minutes });
    expect((await call('GET account/authenticate', { token })).status).toBe(401);
  });

  it('is told its deadline, which a background call does not move [API-011]', async () => {
    const token = await tokenOf('staff');
    const first = (await call('GET account/authenticate', { token })).headers.get('x-session-expires') ?? '';
    await control('clock', { advance: minutes });
    const polled = await call('GET account/authenticate', { token, headers: { 'X-Background': '1' } });
    expect(polled.headers.get('x-session-expires')).toBe(first);
    const later = (await call('GET account/authenticate', { token })).headers.get('x-session-expires') ?? '';
    expect(Date.parse(later) - Date.parse(first)).toBeGreaterThanOrEqual(minutes);
  });

  it('is over after a day, however busy [API-011]', async () => {
    const token = await tokenOf('patient');
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

describe('switching to another account', () => {
  it('is for staff with the capability [API-021, SC-026]', async () => {
    const body = { email: demoAccounts.patient };
    const refused = await call('POST account/switch', { token: await tokenOf('staff'), body });
    expect(refused.status).toBe(403);
    expect(userMessage(refused)).toBe('Your account may not switch to another user.');
    const switched = await call<{ auth_token: string }>('POST account/switch', { token: await tokenOf('switcher'), body });
    const me = await call('GET account/authenticate', { token: switched.body.auth_token });
    expect(me.body).toMatchObject({ id: userIds.patient, switched: 1 });
  });

  it('leaves on record who acted as whom [API-021]', async () => {
    const body = { email: demoAccounts.admin };
    const switched = await call<{ auth_token: string }>('POST account/switch', { token: await tokenOf('switcher'), body });
    await call('POST bookings/reject', {
      token: switched.body.auth_token,
      body: { test_request_id: requestIds.requested, practice_id: practiceIds.main, location_id: -1, reason: 'Scanner down' },
    });
    const { audit_events: events = [] } = await control<Record<string, object[]>>('rows');
    expect(events.at(-1)).toMatchObject({ action: 'decline', user_id: userIds.admin, switched_by: userIds.switcher });
  });
});

describe('the own account', () => {
  it('keeps the agreement to the terms [API-023, SC-028]', async () => {
    const token = await tokenOf('terms');
    expect((await call('GET account/authenticate', { token })).body).toMatchObject({ terms_agreed: 0 });
    await call('PATCH account/update', { token, body: { terms_agreed: 1 } });
    expect((await call('GET account/authenticate', { token })).body).toMatchObject({ terms_agreed: 1 });
  });

  it('takes a new password and is no longer temporary [API-022, SC-029]', async () => {
    const token = await tokenOf('temp');
    await call('PATCH account/password', { token, body: { new_password: 'another-1pass' } });
    expect((await call('GET account/authenticate', { token })).body).toMatchObject({ temp: '0' });
    expect((await login(demoAccounts.temp, 'another-1pass')).status).toBe(200);
  });

  it('refuses a password that breaks the rule, in words [API-019]', async () => {
    const refused = await call('PATCH account/password', { token: await tokenOf('staff'), body: { new_password: 'onlyletters' } });
    expect(refused.status).toBe(400);
    expect(userMessage(refused)).toMatch(/^Password must be at least 8 characters/);
  });

  it('is reported as pending while inactive, and refused on provider calls [API-037]', async () => {
    const token = await tokenOf('pending');
    expect((await call('GET account/authenticate', { token })).body).toMatchObject({ is_active: 0 });
    expect((await call('GET media/admin_download?id=x', { token })).status).toBe(403);
  });
});

describe('a card', () => {
  it('is kept and gives the customer id [API-110, SC-030]', async () => {
    const body = { source_id: 'pm_double_visa_4242_abc' };
    const kept = await call<{ PaymentCustomerID: string }>('POST account/card', { token: await tokenOf('newPatient'), body });
    expect(kept.body.PaymentCustomerID).toMatch(/^cus_/);
  });

  it('that is declined is refused with a message [API-110]', async () => {
    const body = { source_id: 'pm_double_visa_0002_abc' };
    const refused = await call('POST account/card', { token: await tokenOf('newPatient'), body });
    expect(refused.status).toBe(400);
    expect(userMessage(refused)).toBe('Your card was declined.');
  });
});
