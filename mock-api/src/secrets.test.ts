import { openSecrets } from './secrets';

const open = (secretsKey: string) => {
  const secrets = openSecrets({ secretsKey });
  if (!secrets) throw new Error('A key opens the secrets');
  return secrets;
};

it('opens a secret for its owner only, and never one that was changed', () => {
  const { seal, open: unseal } = open('first');
  const sealed = seal('the key of an app', 'user 11');
  expect(unseal(sealed, 'user 11')).toBe('the key of an app');
  expect(unseal(sealed, 'user 12')).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const index of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(index) + 1) % 256, index);
    expect(unseal(changed.toString('base64url'), 'user 11')).toBeUndefined();
  }
  expect(seal('the key of an app', 'user 11')).not.toBe(sealed);
});

it('opens secrets of a replaced key while it is listed, and seals with the first key', () => {
  const sealed = open('old').seal('text', 'user 11');
  const replaced = open('new, old');
  expect(replaced.open(sealed, 'user 11')).toBe('text');
  expect(open('new').open(sealed, 'user 11')).toBeUndefined();
  expect(open('new').open(replaced.seal('text', 'user 11'), 'user 11')).toBe('text');
});

it('has no key of its own for a database that several processes share', () => {
  expect(openSecrets({ databaseUrl: 'postgres://db/scanharbor' })).toBeNull();
});
