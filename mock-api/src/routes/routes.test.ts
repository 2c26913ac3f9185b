import { wire } from '@scanharbor/shared-contracts/wire/index';
import { call, control, reset, getToken } from '../../testing/client';

interface Operation {
  summary?: string;
}

interface Docs {
  paths: Record<string, Record<string, Operation>>;
}

interface Listed {
  /** As the wire names it: 'GET bookings/windows/:requestId'. */
  name: string;
  access: string;
}

async function fetchListIds(): Promise<Listed[]> {
  const { body } = await call<Docs>('GET docs/json');
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { summary = '' }]) => {
      const name = `${method.toUpperCase()} ${path.replace('/api/', '').replace(/\{(\w+)\}/g, ':$1')}`;
      const access = /^Only: (\w+)/.exec(summary)?.[1] ?? (summary.startsWith('Anyone') ? 'anyone' : '');
      return access ? [{ name, access }] : [];
    }),
  );
}

const concrete = (name: string) => name.replace(/:\w+/g, '1');

beforeAll(reset);

it('has a route for every call of the contract, and no other [API-001]', async () => {
  const names = (await fetchListIds()).map(({ name }) => name).sort();
  expect(names).toEqual(Object.keys(wire).sort());
});

it('responds with 401 and error_code 401 to guests on every protected call [API-010, API-036]', async () => {
  for (const { name, access } of await fetchListIds()) {
    if (access === 'anyone') continue;
    const response = await call<{ error_code: number }>(concrete(name));
    expect([name, response.status, response.body.error_code]).toEqual([name, 401, 401]);
  }
});

it.each([
  ['patient', ['provider', 'admin', 'platform', 'switcher']],
  ['staff', ['patient', 'admin', 'platform', 'switcher']],
  ['admin', ['patient', 'platform', 'switcher']],
  ['platform', ['patient', 'admin', 'switcher']],
  ['pending', ['patient', 'provider', 'admin', 'platform', 'switcher']],
] as const)('responds with 403 to %s on every call of %j [API-030, API-031, API-034, API-035, API-037]', async (account, closed) => {
  const token = await getToken(account);
  const expected: readonly string[] = closed;
  for (const { name, access } of await fetchListIds()) {
    if (!expected.includes(access)) continue;
    const response = await call<{ error_code: number }>(concrete(name), { token });
    expect([name, response.status, response.body.error_code]).toEqual([name, 403, 403]);
  }
});

it('responds to an unknown path with 404 and an error body [API-001, API-002]', async () => {
  const response = await call('GET no/such/path');
  expect(response).toMatchObject({ status: 404, body: { error_code: 404, messages: [{ user_msg: expect.any(String) }] } });
});

it('names the invalid field [API-002]', async () => {
  const response = await call('POST static/contact', { body: { name: 'A', email: 'no address', comments: 'Hello' } });
  expect(response).toMatchObject({
    status: 400,
    body: { messages: [{ user_msg: 'Please enter a valid email address.', field: 'email' }] },
  });
});

it('runs the same POST once within a second, also from two tabs [API-004]', async () => {
  const token = await getToken('patient');
  const body = { userId: 1, appInfoId: 1, sessionStart: new Date().toISOString() };
  const start = () => call<{ id: number }>('POST users/session-log', { token, body });
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.body.id).toBe(first.body.id);
});

it('runs a POST for each of two guests behind one IP address, and once for a double click [API-004, API-033]', async () => {
  const tokenFor = async (tab: string) => {
    const { body } = await call<{ auth_token: string }>('POST account/create', { body: { zip_code: '10018' }, headers: { 'x-tab': tab } });
    return body.auth_token;
  };
  const secretFor = async (tab: string) => {
    const { body } = await call<{ client_secret: string }>('POST account/card/setup-intent', { headers: { 'x-tab': tab } });
    return body.client_secret;
  };
  for (const ask of [tokenFor, secretFor]) {
    const [ann, annAgain, ben] = await Promise.all([ask('ann'), ask('ann'), ask('ben')]);
    expect(annAgain).toBe(ann);
    expect(ben).not.toBe(ann);
  }
});

it('runs a POST again for another user or location within the same second [API-004]', async () => {
  const token = await getToken('staff');
  const body = { userId: 11, appInfoId: 4, sessionStart: 'once' };
  const start = (as: string, location: string) =>
    call<{ id: number }>('POST users/session-log', { token: as, body, headers: { 'x-location': location } });
  const responses = await Promise.all([start(token, '1'), start(token, '1'), start(token, '2'), start(await getToken('staff'), '1')]);
  expect(new Set(responses.map((one) => one.body.id)).size).toBe(3);
});

it('ends a session log for its own user only [API-020, SC-040, SC-041]', async () => {
  const token = await getToken('patient');
  const { body } = await call<{ id: number }>('POST users/session-log', { token, body: { userId: 1, appInfoId: 1, sessionStart: 'now' } });
  const end = (as: string) => call(`PUT users/session-log/${body.id}`, { token: as, body: { sessionEnd: 'later' } });
  expect((await end(await getToken('staff'))).status).toBe(404);
  expect((await end(token)).status).toBe(200);
});

it('applies the injected faults as often as requested', async () => {
  await control('faults', { path: 'static/blog', status: 503, times: 1 });
  expect((await call('GET static/blog')).status).toBe(503);
  expect((await call('GET static/blog')).status).toBe(200);
  await control('faults', { path: 'static/blog', malformed: 'json' });
  await expect(call('GET static/blog')).rejects.toThrow();
});
