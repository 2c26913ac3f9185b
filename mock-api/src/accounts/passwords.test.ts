import { scryptSync } from 'node:crypto';
import { call, control, getToken, reset, userMessage } from '../../testing/client';
import { demoAccounts, demoPassword, demoPasswordHash, userIds } from '../seed/demo-data';
import { createPasswordHasher, noPassword } from './password-hasher';
import { readOptions, requireSafeOptions } from '../options';

interface SentMessage {
  recipient: string;
  data: { token?: string };
}

const minutes = 60_000;
const login = (username: string, password = demoPassword) => call('POST datica/login', { body: { username, password } });
const isSignedIn = async (token: string) => (await call('GET account/authenticate', { token })).status === 200;

async function fetchLinks(recipient: string): Promise<string[]> {
  const messages = await control<SentMessage[]>('outbox');
  return messages.flatMap(({ recipient: to, data }) => (to === recipient && data.token ? [data.token] : []));
}

beforeEach(reset);

describe('a change of the password', () => {
  it.each([
    ['PATCH account/password', 'patient'],
    ['PUT datica/providers', 'staff'],
  ] as const)('by %s needs a password entered within the last ten minutes', async (name, account) => {
    const token = await getToken(account);
    const change = () => call(name, { token, body: { new_password: 'another-1pass' } });
    await control('clock', { advance: 10 * minutes });
    expect(await change()).toMatchObject({ status: 428, body: { error_code: 428 } });
    await call('POST account/prove_password', { token, body: { password: demoPassword } });
    expect((await change()).status).toBe(200);
    expect((await login(demoAccounts[account], 'another-1pass')).status).toBe(200);
  });

  it('ends every other session and every link', async () => {
    const [token, other] = [await getToken('patient'), await getToken('patient')];
    await call('POST datica/reset_password', { body: { username: demoAccounts.patient } });
    await call('PATCH account/update', { token, body: { email: 'next@scanharbor.test' } });
    const [resetLink] = await fetchLinks(demoAccounts.patient);
    const [emailLink] = await fetchLinks('next@scanharbor.test');
    await call('PATCH account/password', { token, body: { new_password: 'another-1pass' } });
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await call('POST datica/check_token', { body: { token: resetLink } })).body).toMatchObject({ valid: 0 });
    const confirmed = await call('POST account/confirm_email', { body: { token: emailLink, userId: userIds.patient } });
    expect(confirmed.status).toBe(400);
  });

  it('by a link leaves no other link', async () => {
    for (const username of [demoAccounts.staff, demoAccounts.staff.toUpperCase()]) {
      await call('POST datica/reset_password', { body: { username } });
    }
    const [first, second] = await fetchLinks(demoAccounts.staff);
    const isValid = async (token = '') => (await call<{ valid: number }>('POST datica/check_token', { body: { token } })).body.valid;
    expect([await isValid(first), await isValid(second)]).toEqual([0, 1]);
  });

  it.each(['password1', 'Password1', 'P.a.s.s.w.o.r.d.1', 'qwerty123'])(
    'refuses %s, which attackers try first [API-019]',
    async (common) => {
      const refused = await call('PATCH account/password', { token: await getToken('staff'), body: { new_password: common } });
      expect(refused).toMatchObject({ status: 400, body: { messages: [{ field: 'new_password' }] } });
      expect(userMessage(refused)).toMatch(/lists that attackers try first/);
    },
  );

  it.each(['Scanharbor-2026', 'staff12345', 'Robin-1984', 'robin.hale.1', 'Hale-Robin-77', 'HALE-1234567'])(
    'refuses %s, which is the name of its owner or of the site',
    async (guessable) => {
      const refused = await call('PATCH account/password', { token: await getToken('staff'), body: { new_password: guessable } });
      expect(refused).toMatchObject({ status: 400, body: { messages: [{ field: 'new_password' }] } });
      expect(userMessage(refused)).toMatch(/your name, your email or the name of this site/);
    },
  );

  it('accepts the own name as a part of a longer password', async () => {
    const body = { new_password: 'Robin-likes-harbors-1' };
    expect((await call('PATCH account/password', { token: await getToken('staff'), body })).status).toBe(200);
  });

  it('refuses a common password by a link, which still works afterwards', async () => {
    await call('POST datica/reset_password', { body: { username: demoAccounts.staff } });
    const [token] = await fetchLinks(demoAccounts.staff);
    const store = (password: string) => call('POST datica/store_reset_password', { body: { token, userId: userIds.staff, password } });
    expect((await store('password123')).status).toBe(400);
    expect((await store('Harbor-scan-2')).status).toBe(200);
  });
});

describe('failed logins', () => {
  const fail = async (username: string, times: number) => {
    let response = await login(username, 'wrong-0');
    for (let count = 1; count < times; count += 1) response = await login(username, `wrong-${count}`);
    return response;
  };

  it.each([
    ['an account', demoAccounts.staff],
    ['an unknown name', 'nobody@scanharbor.test'],
  ])('of %s have to wait after ten, with the same response', async (_kind, username) => {
    expect((await fail(username, 10)).status).toBe(400);
    await control('clock', { advance: 3 * minutes });
    const blocked = await login(username, 'wrong-again');
    expect(blocked).toMatchObject({ status: 429, body: { error_code: 429 } });
    expect(userMessage(blocked)).toBe('Too many failed attempts. Please try again in 12 minutes, or reset your password.');
    expect(blocked.headers.get('retry-after')).toBe('720');
    expect((await login(username)).status).toBe(429);
    expect((await login(demoAccounts.admin)).status).toBe(200);
    await control('clock', { advance: 12 * minutes });
    expect((await login(username, 'wrong-later')).status).toBe(400);
  });

  it('of an address have to wait after a hundred, whatever the account', async () => {
    for (let account = 0; account < 20; account += 1) await fail(`unknown-${account}@scanharbor.test`, 5);
    expect((await login(demoAccounts.admin)).status).toBe(429);
  });

  it('sent at the same time do not pass the limit', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, count) => login(demoAccounts.staff, `wrong-${count}`)));
    expect(all.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  it('are forgotten after the right password, and after a new one by a link', async () => {
    await fail(demoAccounts.staff, 9);
    expect((await login(demoAccounts.staff)).status).toBe(200);
    await fail(demoAccounts.staff, 11);
    await call('POST datica/reset_password', { body: { username: demoAccounts.staff } });
    const [token] = await fetchLinks(demoAccounts.staff);
    await call('POST datica/store_reset_password', { body: { token, userId: userIds.staff, password: 'Harbor-scan-2' } });
    expect((await login(demoAccounts.staff, 'Harbor-scan-2')).status).toBe(200);
  });

  it('include wrong passwords in a session', async () => {
    const token = await getToken('patient');
    const prove = (password: string) => call('POST account/prove_password', { token, body: { password } });
    for (let count = 0; count < 10; count += 1) expect((await prove(`wrong-${count}`)).status).toBe(400);
    expect((await prove(demoPassword)).status).toBe(429);
  });
});

describe('the request for a reset link', () => {
  it('takes the same time for a known and an unknown name', async () => {
    const measure = async (username: string) => {
      const start = performance.now();
      await call('POST datica/reset_password', { body: { username } });
      return performance.now() - start;
    };
    expect(await measure('nobody@scanharbor.test')).toBeGreaterThan(390);
    expect(await measure(demoAccounts.staff)).toBeGreaterThan(390);
  });
});

describe('the password hasher', () => {
  const old = () => {
    const salt = Buffer.from('0123456789abcdef');
    return `scrypt$${salt.toString('base64url')}$${scryptSync('Scan-harbor-1', salt, 32).toString('base64url')}`;
  };

  it("uses OWASP's minimum cost", async () => {
    const passwords = createPasswordHasher({ cheap: false });
    const stored = await passwords.hash(demoPassword);
    expect(stored).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
    expect(await passwords.verify(demoPassword, stored)).toBe(true);
    expect(await passwords.verify('other', stored)).toBe(false);
    expect(passwords.isOutdated(stored)).toBe(false);
  });

  it('accepts the hash of the demo password that stands in the code, as a current one', async () => {
    const passwords = createPasswordHasher({ cheap: false });
    expect(await passwords.verify(demoPassword, demoPasswordHash)).toBe(true);
    expect(passwords.isOutdated(demoPasswordHash)).toBe(false);
  });

  it('verifies hashes of the first release, which are outdated', async () => {
    const passwords = createPasswordHasher({ cheap: true });
    expect(await passwords.verify(demoPassword, old())).toBe(true);
    expect(await passwords.verify('other', old())).toBe(false);
    expect(passwords.isOutdated(old())).toBe(true);
    expect(await passwords.verify('', noPassword)).toBe(false);
  });

  it('takes as long for a name without an account, and for a hash of an earlier cost', async () => {
    const passwords = createPasswordHasher({ cheap: false });
    const present = await passwords.hash(demoPassword);
    const measure = async (stored: string) => {
      const times: number[] = [];
      for (let run = 0; run < 2; run += 1) {
        const start = performance.now();
        await passwords.verify('wrong', stored);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const time = await measure(present);
    for (const stored of [noPassword, old()]) expect(await measure(stored)).toBeGreaterThan(time / 2);
  });

  it('is cheap for tests only', () => {
    expect(() => requireSafeOptions({ cheapHashes: true })).toThrow('control');
    expect(() => requireSafeOptions({ cheapHashes: true, control: true })).not.toThrow();
    expect(readOptions([], {}).cheapHashes).toBe(false);
  });
});
