import { type RouteAccess, resolveCaller } from './access';
import { type SignedIn } from './session';
import { texts } from '../texts';

const base = { userType: 'patient', isAdmin: false, isActive: true, temp: false, termsAgreed: true, capabilities: [] as string[] };
const signIn = (user: Partial<typeof base>, session: Partial<SignedIn> = {}) =>
  ({ switchedBy: null, secondFactorDue: false, ...session, user: { ...base, ...user } }) as SignedIn;

const people = {
  guest: null,
  patient: signIn({}),
  provider: signIn({ userType: 'provider' }),
  admin: signIn({ userType: 'provider', isAdmin: true }),
  'patient marked as admin': signIn({ isAdmin: true }),
  platform: signIn({ userType: 'provider', capabilities: ['platform_admin'] }),
  switcher: signIn({ userType: 'provider', capabilities: ['switch_user'] }),
};

const call = 'GET providers/location';

/** Returns the status of a refusal with its message; 200 for a call that is made. */
function answer(access: RouteAccess, caller: SignedIn | null, name = call): string {
  try {
    return resolveCaller(name, access, caller) === caller ? '200' : '200 as a guest';
  } catch (error) {
    const { status, message } = error as { status: number; message: string };
    return `${status} ${message}`.trim();
  }
}

const allowed: Record<RouteAccess, (keyof typeof people)[]> = {
  anyone: ['guest', 'patient', 'provider', 'admin', 'patient marked as admin', 'platform', 'switcher'],
  user: ['patient', 'provider', 'admin', 'patient marked as admin', 'platform', 'switcher'],
  patient: ['patient', 'patient marked as admin'],
  provider: ['provider', 'admin', 'platform', 'switcher'],
  admin: ['admin'],
  platform: ['platform'],
  switcher: ['switcher'],
};

describe.each(Object.entries(allowed))('a call for %s', (access, expected) => {
  it.each(Object.entries(people))('is open to %s as the table says [API-030 to API-036]', (who, caller) => {
    const isAllowed = expected.includes(who as keyof typeof people);
    expect(answer(access as RouteAccess, caller).slice(0, 3)).toBe(isAllowed ? '200' : caller ? '403' : '401');
  });
});

it('says why a call for admins or switchers is refused', () => {
  expect(answer('admin', people.provider)).toContain(texts.adminsOnly);
  expect(answer('platform', people.provider)).not.toContain(texts.adminsOnly);
  expect(answer('switcher', people.provider)).toContain(texts.switchNotAllowed);
});

const restricted = {
  pending: { caller: signIn({ userType: 'provider', isActive: false }), message: /pending/, calls: ['POST ic-portal/ic-book'] },
  'temporary password': {
    caller: signIn({ userType: 'provider', temp: true }),
    message: /password is temporary/,
    calls: ['PATCH account/password', 'PUT datica/providers'],
  },
  'missing second factor': {
    caller: signIn({ userType: 'provider' }, { secondFactorDue: true }),
    message: /two-step/i,
    calls: [
      'GET account/second_factor',
      'POST account/authenticator',
      'POST account/authenticator/confirm',
      'POST account/passkey_registration',
      'POST account/passkeys',
    ],
  },
  'missing agreement': { caller: signIn({ userType: 'provider', termsAgreed: false }), message: /agree/, calls: ['PATCH account/update'] },
};

describe.each(Object.entries(restricted))('a provider with a %s', (_name, { caller, message, calls }) => {
  it('is refused with the reason, and makes public calls as a guest [API-037]', () => {
    expect(answer('provider', caller)).toMatch(/^403/);
    expect(answer('provider', caller)).toMatch(message);
    expect(answer('anyone', caller)).toBe('200 as a guest');
  });

  it('makes the calls that end the restriction, and only its own [API-037]', () => {
    const others = Object.values(restricted).flatMap((other) => other.calls.filter((name) => !calls.includes(name)));
    expect(calls.filter((name) => answer('user', caller, name) !== '200')).toEqual([]);
    expect(others.filter((name) => answer('user', caller, name) === '200')).toEqual([]);
  });

  it.each([
    'GET account/authenticate',
    'GET providers/provider/:pid',
    'POST account/logout',
    'POST account/prove_password',
    'POST users/session-log',
    'PUT users/session-log/:logId',
  ])('makes the call of any session %s', (name) => {
    expect(answer('user', caller, name)).toBe('200');
  });
});

it('applies the restrictions to providers only', () => {
  const patient = signIn({ isActive: false, temp: true, termsAgreed: false }, { secondFactorDue: true });
  expect(answer('user', patient)).toBe('200');
});

it('needs no agreement of staff who act as another user', () => {
  expect(answer('provider', signIn({ userType: 'provider', termsAgreed: false }, { switchedBy: 3 }))).toBe('200');
});

it('reports the first restriction of several, which another one does not lift', () => {
  const caller = signIn({ userType: 'provider', isActive: false, temp: true });
  expect(answer('provider', caller)).toMatch(/pending/);
  expect(answer('user', caller, 'PATCH account/password')).toBe('200');
});
