import { hasSecondFactor, readSecondFactor } from './second-factor';

const passkey = { id: 'k1', name: 'Laptop', created_at: '2026-03-03T12:00:00Z', last_used_at: null };

it('reads the second factor of an account', () => {
  expect(readSecondFactor({ app: 1, passkeys: [passkey], recovery_codes_left: 9, required: 0 })).toEqual({
    hasApp: true,
    passkeys: [{ id: 'k1', name: 'Laptop', createdAt: '2026-03-03T12:00:00Z', lastUsedAt: undefined }],
    recoveryCodesLeft: 9,
    required: false,
  });
  const used = { ...passkey, last_used_at: '2026-03-04T12:00:00Z' };
  expect(readSecondFactor({ app: 0, passkeys: [used], recovery_codes_left: 0, required: 1 })).toMatchObject({
    hasApp: false,
    passkeys: [{ lastUsedAt: '2026-03-04T12:00:00Z' }],
    required: true,
  });
});

it.each([
  [0, [], false],
  [1, [], true],
  [0, [passkey], true],
] as const)('asks for a second step with the app %j or passkeys %j: %s', (app, passkeys, expected) => {
  expect(hasSecondFactor(readSecondFactor({ app, passkeys: [...passkeys], recovery_codes_left: 0, required: 0 }))).toBe(expected);
});
