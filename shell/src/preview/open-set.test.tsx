import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../federation/page-refusals';
import { stubComposition, stubRemotes } from '../testing/stub-remotes';
import { current } from './current-preview';
import { openSet } from './open-set';
import { readWantedSet } from './wanted-set';

const id = '0123456789ab';
const released = stubComposition(stubRemotes);
const marketing = released['mfe-marketing'];
const remotes = { ...released, 'mfe-marketing': { ...marketing, metadata: { version: '0.9.0', integrity: 'sha384-A' } } };
const expires = new Date(Date.now() + 86_400_000).toISOString();

const createKey = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, x: privateKey.export({ format: 'jwk' }).x ?? '' };
};
const key = createKey();

/** Returns a set as the release command signs it. */
function createSet({ site = 'production', by = key, end = expires, of = id } = {}) {
  const statement = JSON.stringify(['set', site, of, end, remotes]);
  return { id: of, expires: end, remotes, signature: sign(null, Buffer.from(statement), by.privateKey).toString('base64') };
}

const respondWith = (status: number, body: object) =>
  jest.fn<Promise<Partial<Response>>, [string, RequestInit]>(() =>
    Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) }),
  );

const reload = jest.fn();

async function open(status: number, body: object, url = `/about?set=${id}&sort=a#team`) {
  history.replaceState(null, '', url);
  const request = respondWith(status, body);
  Object.assign(globalThis, { fetch: request });
  const composition = await act(() => openSet(readWantedSet() ?? '', released, { config: { apiBase: '/api' }, reload }));
  return { composition, request };
}

describe('a tab that was opened with a set of versions', () => {
  const { fetch } = globalThis;
  beforeEach(() => {
    // jsdom has neither.
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
    Object.assign(globalThis, { TextEncoder });
    document.cookie = 'authToken=token-of-staff; Path=/';
    page.siteKeys = { site: 'production', keys: [key.x] };
  });
  afterEach(() => {
    document.body.innerHTML = '';
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    sessionStorage.clear();
    delete page.siteKeys;
    Object.assign(globalThis, { fetch });
  });

  it('shows exactly these versions and names the other ones than the live site has, until it is left', async () => {
    const { composition, request } = await open(200, createSet());
    expect(composition).toEqual(remotes);
    expect(current.preview?.set).toBe(id);
    expect(request.mock.calls[0]?.[0]).toBe(`/api/releases/sets/${id}`);
    expect(request.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: 'token-of-staff' });
    const bar = screen.getByRole('complementary', { name: 'Preview' });
    expect(bar.textContent).toContain(`Preview ${id}, until `);
    expect(bar.textContent).toContain(': mfe-marketing 0.9.0.');
    expect(location.href).toMatch(/\/about\?sort=a#team$/);
    // As after a reload.
    expect(readWantedSet()).toBe(id);
    await userEvent.click(screen.getByRole('button', { name: 'Leave preview' }));
    expect(readWantedSet()).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another key', createSet({ by: createKey() })],
    ['another site', createSet({ site: 'develop' })],
    ['another set', createSet({ of: 'ffffffffffff' })],
    ['a version that was exchanged', { ...createSet(), remotes: released }],
    ['an end that was moved', { ...createSet(), expires: new Date(Date.now() + 2 * 86_400_000).toISOString() }],
    ['an end that has passed', createSet({ end: new Date(Date.now() - 1_000).toISOString() })],
    ['a signature that is no signature', { ...createSet(), signature: '%' }],
  ])('shows the live site for a set of %s', async (_what, set) => {
    const { composition } = await open(200, set);
    expect(composition).toBe(released);
    expect(current.preview?.set).toBeUndefined();
    await screen.findByText('This preview is not as it was created, or it has expired. You see the live site.');
  });

  it.each([
    [401, {}, 'This preview is for staff. Sign in with a staff account to see it. You see the live site.'],
    [403, {}, 'This preview is for staff. You see the live site.'],
    [410, { messages: [{ user_msg: 'This preview was withdrawn.' }] }, 'This preview was withdrawn. You see the live site.'],
    [503, {}, 'The preview could not be loaded. Reload the page to try again. You see the live site.'],
  ])('shows the live site and the reason after status %i', async (status, body, text) => {
    expect((await open(status, body)).composition).toBe(released);
    await screen.findByText(text);
    await waitFor(() => expect(readWantedSet()).toBe(id));
  });

  it('shows a guest the live site without a call', async () => {
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    const { composition, request } = await open(200, createSet());
    expect([composition, request.mock.calls]).toEqual([released, []]);
    await screen.findByText(/^This preview is for staff. Sign in/);
  });

  it('shows the live site where the browser cannot verify a signature', async () => {
    jest.spyOn(webcrypto.subtle, 'importKey').mockRejectedValue(new Error('no Ed25519'));
    expect((await open(200, createSet())).composition).toBe(released);
    await screen.findByText('This browser cannot verify a preview. You see the live site.');
    jest.restoreAllMocks();
  });
});
