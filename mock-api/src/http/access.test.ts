import { call, control, getToken, reset, userMessage } from '../../testing/client';
import { userIds } from '../seed/demo-data';
import { allRoutes } from '../routes/index';

const own = ['GET account/authenticate', 'GET providers/provider/:pid', 'POST account/prove_password'];
const sessionLog = ['POST users/session-log', 'PUT users/session-log/:logId'];

const restricted = {
  pending: { message: /^Your account is pending/, calls: ['POST ic-portal/ic-book'] },
  temp: { message: /^Your password is temporary/, calls: ['PATCH account/password', 'PUT datica/providers'] },
  terms: { message: /^Please agree to the terms/, calls: ['PATCH account/update'] },
};

beforeEach(reset);

describe.each(Object.entries(restricted))('the account %s', (account, { message, calls }) => {
  const allowed = [...own, ...sessionLog, ...calls, 'POST account/logout'];
  const closed = allRoutes().filter(({ name, access }) => (access === 'user' || access === 'provider') && !allowed.includes(name));

  it('is refused on every other call [API-037]', async () => {
    const token = await getToken(account);
    const opened: string[] = [];
    for (const { name } of closed) {
      const response = await call(name.replace(/:\w+/g, '1'), { token });
      if (response.status !== 403 || !message.test(userMessage(response) ?? '')) opened.push(name);
    }
    expect(closed.length).toBeGreaterThan(20);
    expect(opened).toEqual([]);
  });

  it('makes the calls that are open to it', async () => {
    const token = await getToken(account);
    expect((await call('GET account/authenticate', { token })).status).toBe(200);
    for (const name of calls) expect((await call(name, { token, body: {} })).status).not.toBe(403);
    expect((await call('POST account/logout', { token })).status).toBe(200);
  });

  it('makes public calls as a guest', async () => {
    const token = await getToken(account);
    await call('POST account/card', { token, body: { source_id: 'pm_double_visa_4242_abc' } });
    const { users = [] } = await control<Record<string, { id: number; card_id: string | null }[]>>('rows');
    expect(users.find(({ id }) => id === userIds[account as keyof typeof restricted])?.card_id).toBeNull();
  });
});

it('opens every call once the temporary password is replaced', async () => {
  const token = await getToken('temp');
  await call('PATCH account/password', { token, body: { new_password: 'another-1pass' } });
  expect((await call('GET providers/location', { token })).status).toBe(200);
});

it('does not ask staff who act as a user for the agreement of that user', async () => {
  const body = { email: 'terms@scanharbor.test', reason: 'The user asked for help by phone' };
  const { body: switched } = await call<{ auth_token: string }>('POST account/switch', { token: await getToken('switcher'), body });
  expect((await call('GET providers/location', { token: switched.auth_token })).status).toBe(200);
});
