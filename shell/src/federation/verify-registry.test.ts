import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { type Registry, type RemoteVersion } from './registry';
import { toEntryKey, verifyRegistry } from './verify-registry';

const createKey = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, x: privateKey.export({ format: 'jwk' }).x ?? '' };
};
const key = createKey();
const site = 'production';
const now = Date.parse('2030-01-31T12:00:00Z');
const minutes = 60_000;

const version = (remote: string, number: string): RemoteVersion => ({
  url: `/${remote}/${number}/remoteEntry.js`,
  metadata: { version: number, integrity: 'sha384-A' },
  deployment: { traffic: 100, default: true },
  extras: { scanharbor: { owner: '', contract: '^1.0.0', urls: [`/${remote}`], prefixAccess: [], routes: [] } },
});

const lists = { 'mfe-a': [version('mfe-a', '1.0.0')], 'mfe-b': [version('mfe-b', '1.0.0')] };

/** Returns a registry of the site as its release signs it. */
function createRegistry(microFrontends: Registry['microFrontends'] = lists, { by = key, of = site, serial = now - 60 * minutes } = {}) {
  const remotes = Object.entries(microFrontends).map(([name, versions]) => {
    const statement = JSON.stringify(['remote', of, name, serial, versions]);
    return [name, { serial, signature: sign(null, Buffer.from(statement), by.privateKey).toString('base64') }] as const;
  });
  return { schema: '', microFrontends, signatures: { remotes: Object.fromEntries(remotes) } };
}

const verify = async (registry: Registry, keys = [key.x]) => {
  const refusals = await verifyRegistry(registry, { site, keys });
  return refusals && Object.fromEntries(refusals);
};

const refused = (remote: string, reason = 'signature', number = '1.0.0') => ({
  [remote]: reason,
  [toEntryKey(remote, `/${remote}/${number}/remoteEntry.js`)]: reason,
});

describe('the signatures of the registry in a page', () => {
  beforeEach(() => {
    // jsdom has neither.
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
    Object.assign(globalThis, { TextEncoder });
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('refuse nothing of a release, also while two keys are accepted', async () => {
    expect(await verify(createRegistry())).toEqual({});
    expect(await verify(createRegistry(), [createKey().x, key.x])).toEqual({});
  });

  const { signatures } = createRegistry();
  const { 'mfe-a': a = { serial: 0, signature: '' }, 'mfe-b': b = { serial: 0, signature: '' } } = signatures.remotes;
  const withSignatures = (remotes: Partial<typeof signatures.remotes>, microFrontends: Registry['microFrontends'] = lists) => ({
    schema: '',
    microFrontends,
    signatures: { remotes },
  });
  const [entry] = lists['mfe-a'];

  test.each<[string, Registry, object]>([
    [
      'another URL',
      withSignatures(
        { 'mfe-a': a, 'mfe-b': b },
        { ...lists, 'mfe-a': [{ ...version('mfe-a', '0.9.0'), metadata: entry?.metadata ?? { version: '', integrity: '' } }] },
      ),
      refused('mfe-a', 'signature', '0.9.0'),
    ],
    [
      'another integrity',
      withSignatures(
        { 'mfe-a': a, 'mfe-b': b },
        { ...lists, 'mfe-a': [{ ...version('mfe-a', '1.0.0'), metadata: { version: '1.0.0', integrity: 'sha384-B' } }] },
      ),
      refused('mfe-a'),
    ],
    ['the signature of another remote', withSignatures({ 'mfe-a': b, 'mfe-b': b }), refused('mfe-a')],
    [
      'a signature that is cut off',
      withSignatures({ 'mfe-a': { ...a, signature: a.signature.slice(0, 40) }, 'mfe-b': b }),
      refused('mfe-a'),
    ],
    ['a signature that is no Base64', withSignatures({ 'mfe-a': { ...a, signature: '!' }, 'mfe-b': b }), refused('mfe-a')],
    ['another serial', withSignatures({ 'mfe-a': { ...a, serial: a.serial + 1 }, 'mfe-b': b }), refused('mfe-a')],
    ['no signature', withSignatures({ 'mfe-b': b }), refused('mfe-a')],
    [
      'no list of versions',
      withSignatures({ 'mfe-b': b }, { ...lists, 'mfe-a': null as unknown as RemoteVersion[] }),
      { 'mfe-a': 'signature' },
    ],
  ])('refuse a remote with %s, and no other', async (_what, registry, refusals) => {
    expect(await verify(registry)).toEqual(refusals);
  });

  test.each<[string, Registry]>([
    ['another key', createRegistry(lists, { by: createKey() })],
    ['another site with the same key', createRegistry(lists, { of: 'staging' })],
    ['nobody', { schema: '', microFrontends: lists }],
  ])('refuse all remotes that are signed by %s', async (_who, registry) => {
    expect(await verify(registry)).toEqual({ ...refused('mfe-a'), ...refused('mfe-b') });
  });

  it('refuse a remote that is older than one that this browser has seen, except shortly after the release', async () => {
    const older = createRegistry({ ...lists, 'mfe-a': [version('mfe-a', '0.9.0')] }, { serial: now - 90 * minutes });
    expect(await verify(older)).toEqual({});
    const newer = createRegistry(lists, { serial: now - 9 * minutes });
    Object.assign(newer.signatures.remotes, { 'mfe-b': older.signatures.remotes['mfe-b'] });
    expect(await verify(newer)).toEqual({});
    expect(await verify(older)).toEqual({});
    jest.spyOn(Date, 'now').mockReturnValue(now + 2 * minutes);
    expect(await verify(older)).toEqual(refused('mfe-a', 'outdated', '0.9.0'));
    expect(await verify(newer)).toEqual({});
  });

  it('are not verified, and nothing is refused, where the browser lacks Ed25519', async () => {
    const unsupported = () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError'));
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { subtle: { importKey: unsupported } } });
    expect(await verify({ schema: '', microFrontends: lists })).toBeUndefined();
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
    expect(await verify({ schema: '', microFrontends: lists })).toBeUndefined();
  });

  it('work without storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await verify(createRegistry())).toEqual({});
    expect(await verify({ schema: '', microFrontends: lists })).toEqual({ ...refused('mfe-a'), ...refused('mfe-b') });
  });
});
