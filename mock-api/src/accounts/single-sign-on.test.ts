import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getAuthenticatorCode } from '@scanharbor/shared-contracts/testing/authenticator-code';
import { nextMessage } from '../../testing/test-process';
import { userIds } from '../seed/demo-data';

jest.setTimeout(120_000);

interface Half {
  id: number;
  access_token: string;
  second_factor?: string[];
}

interface Started {
  url: string;
  ticket: string;
}

interface Answer<Body> {
  status: number;
  body: Body & { messages?: { user_msg: string }[] };
}

const root = join(__dirname, '../../..');
const codeSeconds = 2;
const site = 'http://localhost:3000';
const processes: ChildProcess[] = [];

async function start(script: string, flags: string[], env: NodeJS.ProcessEnv): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['mock-api/run.mjs', script, ...flags], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  processes.push(child);
  const message = await nextMessage<{ address: string }>(child);
  return { address: message.address, child };
}

let api = '';
let issuer = '';

const startApi = async (trustedIssuer: string) =>
  (
    await start('mock-api/src/server.ts', ['--memory', '--control', '--port', '0'], {
      DATABASE_URL: '',
      SITE_URL: site,
      OIDC_ISSUER: trustedIssuer,
      OIDC_CLIENT_ID: 'scanharbor',
      OIDC_CLIENT_SECRET: 'provider-secret',
      OIDC_LABEL: 'Harbor ID',
    })
  ).address;

beforeAll(async () => {
  const provider = await start('mock-api/testing/identity-provider-process.ts', [], {});
  provider.child.send({ site, codeSeconds });
  issuer = provider.address;
  api = await startApi(issuer);
});

afterAll(() => {
  for (const child of processes) child.kill();
});

let tabs = 0;
async function call<Body = object>(method: string, path: string, body?: object, token = 'anonymous'): Promise<Answer<Body>> {
  const response = await fetch(`${api}/api/${path}`, {
    method,
    headers: { Authorization: token, 'x-tab': String((tabs += 1)), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Answer<Body>['body'] };
}

beforeEach(() => call('POST', '__control/reset'));

const message = ({ body }: Answer<object>) => body.messages?.[0]?.user_msg;
const begin = async () => (await call<Started>('POST', 'account/oidc_start')).body;
const finish = (query: string, ticket: string) => call<Half>('POST', 'account/oidc_finish', { query, ticket });

/** A browser at the identity provider: follows its redirects and fills in its forms, until it leaves for the site. */
async function signInAtProvider(url: string, account: string): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (target: string, form?: URLSearchParams): Promise<string> => {
    const response = await fetch(target, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const next = response.headers.get('location');
    if (next?.startsWith(site)) return new URL(next).search.slice(1);
    if (next) return visit(new URL(next, target).href);
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The provider shows no form: ${response.status} ${page.slice(0, 300)}`);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    return visit(new URL(action, target).href, new URLSearchParams({ prompt, login: account, password: 'any' }));
  };
  return visit(url);
}

async function signIn(account = 'staff') {
  const { url, ticket } = await begin();
  const query = await signInAtProvider(url, account);
  return { query, ticket, answer: await finish(query, ticket) };
}

async function openSession({ id, access_token: auth }: Half) {
  const { body } = await call<{ id: number; auth_token: string }>('POST', 'account/login', { id, auth });
  return body;
}

interface Rows {
  audit_events: { call: string; outcome: string; user_id: number | null }[];
  tokens: { provider_token: string | null }[];
  users: object[];
}

it('offers single sign-on by its label', async () => {
  expect((await call('GET', 'account/sign_in_options')).body).toEqual({ provider: { label: 'Harbor ID' } });
});

it('starts with PKCE, state and nonce', async () => {
  const { url } = await begin();
  const parameters = new URL(url).searchParams;
  expect(Object.fromEntries(parameters)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: 'http://localhost:3000/single-sign-on',
    scope: 'openid email',
  });
  for (const name of ['code_challenge', 'state', 'nonce']) expect(parameters.get(name)?.length).toBeGreaterThan(20);
});

it('signs in the staff account of the verified email, and tells the trail', async () => {
  const { answer } = await signIn();
  expect(answer.status).toBe(200);
  const session = await openSession(answer.body);
  expect(session.id).toBe(userIds.staff);
  expect((await call('GET', 'providers/location', undefined, session.auth_token)).status).toBe(200);
  const { audit_events: events, tokens } = (await call<Rows>('GET', '__control/rows')).body;
  expect(events.find((event) => event.call === 'POST account/oidc_finish')).toMatchObject({ outcome: 'done', user_id: userIds.staff });
  const stored = tokens.map(({ provider_token: token }) => token).filter((token) => token !== null);
  expect(stored.length).toBeGreaterThan(0);
  for (const token of stored) expect(token).not.toMatch(/^eyJ/);
});

it('sends no token of the provider to the browser', async () => {
  const { answer } = await signIn();
  expect(Object.keys(answer.body).sort()).toEqual(['access_token', 'id']);
  expect(JSON.stringify([answer.body, await openSession(answer.body)])).not.toContain('eyJ');
});

it("asks for the account's own second factor unless the provider checked one", async () => {
  const { body } = await call<{ token: string }>('POST', '__control/session', { email: 'staff@scanharbor.test' });
  const { body: app } = await call<{ secret: string }>('POST', 'account/authenticator', undefined, body.token);
  const code = getAuthenticatorCode(app.secret);
  expect((await call('POST', 'account/authenticator/confirm', { code }, body.token)).status).toBe(200);
  const pending = (await signIn()).answer.body;
  expect(pending.second_factor).toEqual(['app', 'recovery']);
  expect((await call('POST', 'account/login', { id: pending.id, auth: pending.access_token })).status).toBe(403);
  const passed = (await signIn('staff-with-phone')).answer.body;
  expect(passed).not.toHaveProperty('second_factor');
  expect((await openSession(passed)).id).toBe(userIds.staff);
});

it.each([
  ['with a wrong signature', 'forged-staff'],
  ['for another site', 'staff-of-another-site'],
])('refuses an ID token %s', async (_why, account) => {
  const { answer } = await signIn(account);
  expect([answer.status, message(answer)]).toEqual([400, expect.stringContaining('did not succeed')]);
});

it('asks for a password of the last day, and refuses an older one', async () => {
  expect(new URL((await begin()).url).searchParams.get('max_age')).toBe('86400');
  expect((await signIn('staff-of-last-week')).answer.status).toBe(400);
});

it('refuses a provider that calls itself by another name than the configured one', async () => {
  const trusted = api;
  api = await startApi(issuer.replace('127.0.0.1', 'localhost'));
  const refused = await call('POST', 'account/oidc_start');
  api = trusted;
  expect([refused.status, message(refused)]).toEqual([503, expect.stringContaining('cannot be reached')]);
});

it('reports each failure of the provider, and starts a sign-in as soon as it responds again', async () => {
  const fail = (status: number, content = '') => ({ status, content });
  const replies = [fail(404), fail(429), fail(500), fail(200, '<h1>Welcome</h1>'), fail(200, '{}'), 'hang' as const, 'drop' as const];
  const failures = replies.length;
  const provider = createServer((_request, response) => {
    const reply = replies.shift();
    if (reply === 'hang') return;
    if (reply === 'drop') return void response.destroy();
    const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const metadata = { issuer: address, authorization_endpoint: `${address}/auth`, token_endpoint: `${address}/token` };
    const { status, content } = reply ?? fail(200, JSON.stringify(metadata));
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' }).end(content);
  });
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const trusted = api;
  api = await startApi(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
  const answers: Answer<object>[] = [];
  for (let attempt = 0; attempt <= failures; attempt += 1) answers.push(await call('POST', 'account/oidc_start'));
  api = trusted;
  provider.closeAllConnections();
  provider.close();
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: failures }, () => 503), 200]);
  for (const refused of answers.slice(0, failures)) expect(message(refused)).toContain('cannot be reached');
});

it('refuses another state, and an answer that another browser started', async () => {
  const [first, second] = [await begin(), await begin()];
  const query = await signInAtProvider(first.url, 'staff');
  const swapped = new URLSearchParams(query);
  swapped.set('state', 'another-state');
  expect((await finish(swapped.toString(), first.ticket)).status).toBe(400);
  expect(message(await finish(query, second.ticket))).toBe('The sign-in of your organization did not succeed. Please try again.');
  // The attempt of the other browser has used the answer up.
  expect((await finish(query, first.ticket)).status).toBe(400);
});

it('refuses an expired code, and a sign-in that took too long', async () => {
  const { url, ticket } = await begin();
  const query = await signInAtProvider(url, 'staff');
  await wait(codeSeconds * 1_000 + 1_500);
  expect((await finish(query, ticket)).status).toBe(400);
  const late = await begin();
  const lateQuery = await signInAtProvider(late.url, 'staff');
  await call('POST', '__control/clock', { advance: 5 * 60_000 });
  expect((await finish(lateQuery, late.ticket)).status).toBe(400);
});

it('refuses a replayed answer', async () => {
  const { query, ticket, answer } = await signIn();
  expect(answer.status).toBe(200);
  expect((await finish(query, ticket)).status).toBe(400);
  const other = await begin();
  const replayed = new URLSearchParams(query);
  replayed.set('state', new URL(other.url).searchParams.get('state') ?? '');
  expect((await finish(replayed.toString(), other.ticket)).status).toBe(400);
});

it.each([
  ['unknown to every practice', 'stranger', 'No practice has an account for stranger@scanharbor.test.'],
  ['of a patient', 'patient', 'No practice has an account for patient@scanharbor.test.'],
  ['not verified', 'unverified', 'Your organization has not verified your email.'],
])('refuses an email that is %s, and creates no account', async (_why, account, text) => {
  const before = (await call<Rows>('GET', '__control/rows')).body.users.length;
  const { answer } = await signIn(account);
  expect(answer.status).toBe(403);
  expect(message(answer)).toContain(text);
  const { users, audit_events: events } = (await call<Rows>('GET', '__control/rows')).body;
  expect(users).toHaveLength(before);
  expect(events.filter(({ call: name }) => name === 'POST account/oidc_finish')).toMatchObject([{ outcome: 'failed' }]);
});

it('ends the session at the provider with the session here', async () => {
  const { answer } = await signIn();
  const { auth_token: token } = await openSession(answer.body);
  const { body } = await call<{ logout_url?: string }>('POST', 'account/logout', undefined, token);
  const logout = new URL(body.logout_url ?? '');
  expect(logout.origin).toBe(issuer);
  expect(logout.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/ic-login');
  const page = await fetch(logout, { redirect: 'manual' });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('action=')]);
  expect((await call('GET', 'account/authenticate', undefined, token)).status).toBe(401);
});

it('leaves sessions by password alone', async () => {
  const { body } = await call<{ token: string }>('POST', '__control/session', { email: 'staff@scanharbor.test' });
  expect((await call('POST', 'account/logout', undefined, body.token)).body).toEqual({ status: 'SUCCESS' });
});
