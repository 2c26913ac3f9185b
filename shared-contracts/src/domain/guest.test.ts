import { type SessionUser } from '../core/user';
import { isGuest, registeredPatient } from './guest';

const patient = { userType: 'patient', email: 'amelia@example.com' } as SessionUser;
const anonymous = { userType: 'patient', email: '' } as SessionUser;
const provider = { userType: 'provider', email: '' } as SessionUser;

it.each([
  ['no user', undefined, true],
  ['a patient who registered with a ZIP code only', anonymous, true],
  ['a patient with an account', patient, false],
  ['a provider', provider, false],
])('treats %s as a guest: %4$s [MK-099]', (_who, user, expected) => {
  expect(isGuest(user)).toBe(expected);
});

it('returns only a patient with an account [MK-099]', () => {
  expect([patient, anonymous, provider, undefined].map(registeredPatient)).toEqual([patient, undefined, undefined, undefined]);
});
