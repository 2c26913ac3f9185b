import { wire } from '@scanharbor/shared-contracts/wire/index';
import { call, control, reset, tokenOf } from '../../testing/client';

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

async function listed(): Promise<Listed[]> {
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

it('answers every call of the contract, and no other [API-001]', async () => {
  const names = (await listed()).map(({ name }) => name).sort();
  expect(names).toEqual(Object.keys(wire).sort());
});

it('answers 401 with error_code 401 to guests on every guarded call [API-010, API-036]', async () => {
  for (const { name, access } of await listed()) {
    if (access === 'anyone') continue;
    const told = await call<{ error_code: number }>(concrete(name));
    expect([name, told.status, told.body.error_code]).toEqual([name, 401, 401]);
  }
});

it.each([
  ['patient', ['provider', 'admin', 'platform', 'switcher']],
  ['staff', ['patient', 'admin', 'platform', 'switcher']],
  ['admin', ['patient', 'platform', 'switcher']],
  ['platform', ['patient', 'admin', 'switcher']],
  ['pending', ['patient', 'provider', 'admin', 'platform', 'switcher']],
] as const)('answers 403 to %s on every call of %j [API-030, API-031, API-034, API-035, API-037]', async (who, closed) => {
  const token = await tokenOf(who);
  const wanted: readonly string[] = closed;
  for (const { name, access } of await listed()) {
    if (!wanted.includes(access)) continue;
    const told = await call<{ error_code: number }>(concrete(name), { token });
    expect([name, told.status, told.body.error_code]).toEqual([name, 403, 403]);
  }
});

it('answers an unknown path with 404 and an error body [API-001, API-002]', async () => {
  const told = await call('GET no/such/path');
  expect(told).toMatchObject({ status: 404, body: { error_code: 404, messages: [{ user_msg: expect.any(String) }] } });
});

it('names the field that does not fit [API-002]', async () => {
  const told = await call('POST static/contact', { body: { name: 'A', email: 'no address', comments: 'Hello' } });
  expect(told).toMatchObject({ status: 400, body: { messages: [{ user_msg: 'Please enter a valid email address.', field: 'email' }] } });
});

it('does the same POST once within a second, also from two tabs [API-004]', async () => {
  const token = await tokenOf('patient');
  const body = { userId: 1, appInfoId: 1, sessionStart: new Date().toISOString() };
  const start = () => call<{ id: number }>('POST users/session-log', { token, body });
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.body.id).toBe(first.body.id);
});

it('takes two guests of one address for two, and a double press of one of them for one [API-004, API-033]', async () => {
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

it('does a post again that differs in person or location, within the same second [API-004]', async () => {
  const token = await tokenOf('staff');
  const body = { userId: 11, appInfoId: 4, sessionStart: 'once' };
  const start = (as: string, location: string) =>
    call<{ id: number }>('POST users/session-log', { token: as, body, headers: { 'x-location': location } });
  const told = await Promise.all([start(token, '1'), start(token, '1'), start(token, '2'), start(await tokenOf('staff'), '1')]);
  expect(new Set(told.map((one) => one.body.id)).size).toBe(3);
});

it('ends a session log for its own user only [API-020, SC-040, SC-041]', async () => {
  const token = await tokenOf('patient');
  const { body } = await call<{ id: number }>('POST users/session-log', { token, body: { userId: 1, appInfoId: 1, sessionStart: 'now' } });
  const end = (as: string) => call(`PUT users/session-log/${body.id}`, { token: as, body: { sessionEnd: 'later' } });
  expect((await end(await tokenOf('staff'))).status).toBe(404);
  expect((await end(token)).status).toBe(200);
});

it('makes the troubles that a test asks for, as often as asked', async () => {
  await control('faults', { path: 'static/blog', status: 503, times: 1 });
  expect((await call('GET static/blog')).status).toBe(503);
  expect((await call('GET static/blog')).status).toBe(200);
  await control('faults', { path: 'static/blog', malformed: 'json' });
  await expect(call('GET static/blog')).rejects.toThrow();
});
