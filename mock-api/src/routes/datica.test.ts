import { call, control, reset, getToken, userMessage } from '../../testing/client';
import { newPatient } from '../../testing/new-patient';
import { demoAccounts, demoPassword, userIds } from '../seed/demo-data';

const register = (body: object, token?: string) =>
  call<{ id: number; access_token: string }>('POST datica/patients', { token, body: { ...newPatient, ...body } });

async function enter(id: number, auth: string) {
  const body = { auth, true_vault_id: id, user_type: 'patient' };
  return call<{ auth_token: string; id: number }>('POST account/create', { body });
}
const login = (username: string, password: string) => call('POST datica/login', { body: { username, password } });

beforeEach(reset);

describe('registration', () => {
  it('creates an account and signs it in [SC-022, SC-033]', async () => {
    const { body } = await register({});
    const created = await enter(body.id, body.access_token);
    const profile = await call('GET patients/patient', { token: created.body.auth_token });
    expect(profile.body).toMatchObject({ first_name: 'Sam', dob: '1991-02-03', zip_code: '10018', allow_texts: '1' });
  });

  it('rejects an email that has an account, in upper and lower case [API-018]', async () => {
    const rejected = await register({ email: demoAccounts.patient.toUpperCase() });
    expect(rejected.status).toBe(409);
    expect(userMessage(rejected)).toBe('You already have an account with us. Please sign in or recover your password.');
  });

  it.each(['S-1a', 'strong-pass1', 'Strongpass1', 'Strong-pass'])(
    'rejects the password %s with a message [API-019, SC-401]',
    async (password) => {
      const response = await register({ password });
      expect(response.status).toBe(400);
      expect(userMessage(response)).toMatch(/^Password must be at least 8 characters/);
    },
  );

  it('turns an anonymous account into a real one with the same id [SC-039, SC-303]', async () => {
    const anonymous = await call<{ auth_token: string; id: number }>('POST account/create', {
      body: { user_type: 'patient', zip_code: '11201' },
    });
    const { body } = await register({}, anonymous.body.auth_token);
    expect(body.id).toBe(anonymous.body.id);
    expect((await login(newPatient.email, newPatient.password)).status).toBe(200);
  });

  it('creates a provider account that waits for its activation [SC-031]', async () => {
    const { body } = await call<{ id: number; access_token: string }>('POST datica/providers', {
      body: { first_name: 'Pat', last_name: 'Lane', email: 'pat@scanharbor.test', password: 'letters-1', practice_name: 'Lane Imaging' },
    });
    const entered = await call('POST account/login', { body: { id: body.id, auth: body.access_token } });
    expect(entered.body).toMatchObject({ user_type: 'provider', is_active: 0 });
  });

  it('adds the first location of a provider with its time zone, and rejects an unknown address [SC-031]', async () => {
    const provider = (zip_code: string) => ({
      first_name: 'Pat',
      last_name: 'Lane',
      email: 'pat@scanharbor.test',
      password: 'letters-1',
      practice_name: 'Lane Imaging',
      location: { address_1: '60 East Randolph Street', city: 'Chicago', state: 'IL', zip_code },
    });
    const nowhere = await call('POST datica/providers', { body: provider('10018') });
    expect(nowhere.status).toBe(400);
    expect(userMessage(nowhere)).toMatch(/could not find this address/);
    const { body } = await call<{ id: number; access_token: string }>('POST datica/providers', { body: provider('60601') });
    const entered = await call<{ auth_token: string }>('POST account/login', { body: { id: body.id, auth: body.access_token } });
    const info = await call(`GET providers/provider/${body.id}`, { token: entered.body.auth_token });
    expect(info.body).toMatchObject({
      practice: { primary_location: { name: 'Lane Imaging', city: 'Chicago', time_zone: 'America/Chicago' } },
    });
  });
});

describe('a forgotten password', () => {
  const request = (username: string) => call('POST datica/reset_password', { body: { username } });
  async function link(username: string = demoAccounts.restore) {
    await request(username);
    const mails = await control<{ data: { token: string; uuid: number } }[]>('outbox');
    return mails.at(-1)?.data ?? { token: '', uuid: 0 };
  }

  it('responds the same to existing and unknown names [API-017, SC-035]', async () => {
    const existing = await request(demoAccounts.staff);
    const unknown = await request('nobody@scanharbor.test');
    expect(unknown).toMatchObject({ status: existing.status, body: existing.body });
    expect(await control<object[]>('outbox')).toHaveLength(1);
  });

  it('sets a new password by a link that works once, for its own user [API-016, SC-036, SC-037]', async () => {
    const { token, uuid } = await link();
    const store = (userId: number, password: string) => call('POST datica/store_reset_password', { body: { token, userId, password } });
    expect((await store(userIds.staff, 'letters-1')).status).toBe(400);
    expect((await call('POST datica/check_token', { body: { token } })).body).toMatchObject({ valid: 1 });
    expect((await store(uuid, 'letters-2')).status).toBe(200);
    expect((await store(uuid, 'letters-3')).status).toBe(400);
    expect((await login(demoAccounts.restore, 'letters-2')).status).toBe(200);
  });

  it('ends other reset links, started logins and sessions', async () => {
    const second = await link(demoAccounts.terms);
    const first = await link(demoAccounts.terms.toUpperCase());
    const half = await login(demoAccounts.terms, demoPassword);
    const session = await getToken('terms');
    const store = (token: string) =>
      call('POST datica/store_reset_password', { body: { token, userId: first.uuid, password: 'letters-4' } });
    expect((await store(first.token)).status).toBe(200);
    expect((await store(second.token)).status).toBe(400);
    expect((await call('POST account/login', { body: { id: half.body.id, auth: half.body.access_token } })).status).toBe(400);
    expect((await call('GET account/authenticate', { token: session })).status).toBe(401);
  });

  it('rejects an expired reset link [API-016]', async () => {
    const { token, uuid } = await link();
    await control('clock', { advance: 61 * 60_000 });
    const response = await call('POST datica/store_reset_password', { body: { token, userId: uuid, password: 'letters-2' } });
    expect(userMessage(response)).toBe('There was a problem with your request');
  });
});

it('changes name and password of a provider [SC-032]', async () => {
  const token = await getToken('staff');
  await call('PUT datica/providers', { token, body: { username: demoAccounts.staff, first_name: 'Rob', new_password: 'letters-2' } });
  expect((await call('GET account/authenticate', { token })).body).toMatchObject({ first_name: 'Rob' });
  expect((await login(demoAccounts.staff, demoPassword)).status).toBe(400);
});

it('ends a temporary password with a new one [SC-032, IC-197]', async () => {
  const token = await getToken('temp');
  expect((await call('GET account/authenticate', { token })).body).toMatchObject({ temp: '1' });
  await call('PUT datica/providers', { token, body: { username: demoAccounts.temp, new_password: 'letters-2' } });
  expect((await call('GET account/authenticate', { token })).body).toMatchObject({ temp: '0' });
  expect((await login(demoAccounts.temp, 'letters-2')).status).toBe(200);
});

it('changes a patient and rejects a taken email [SC-034]', async () => {
  const token = await getToken('patient');
  const changed = await call('PUT datica/patients', {
    token,
    body: { phone: '(212) 555-0000', email: demoAccounts.patient, username: demoAccounts.patient },
  });
  expect(changed.body).toMatchObject({ phone: '(212) 555-0000' });
  const rejected = await call('PUT datica/patients', { token, body: { email: demoAccounts.staff } });
  expect(userMessage(rejected)).toBe('Email is already in use, please try again.');
});
