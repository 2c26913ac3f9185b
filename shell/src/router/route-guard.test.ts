import { type Access, type SessionState, type SessionUser } from '@scanharbor/shared-contracts';
import { texts } from '../texts';
import { resolveAccess } from './route-guard';

const person = (details: Partial<SessionUser>): SessionState => ({
  status: 'user',
  user: {
    id: 1,
    userType: 'patient',
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.test',
    termsAgreed: true,
    temp: false,
    isAdmin: false,
    switched: false,
    pending: false,
    capabilities: [],
    ...details,
  },
});
const staff = (details: Partial<SessionUser> = {}) => person({ userType: 'provider', ...details });
const able = (capability: SessionUser['capabilities'][number]) => staff({ capabilities: [capability] });

const sessions = {
  guest: { status: 'guest' } as SessionState,
  anonymous: person({ email: '', firstName: '', lastName: '' }),
  patient: person({}),
  staff: staff(),
  admin: staff({ isAdmin: true }),
  pending: staff({ pending: true }),
  temp: staff({ temp: true }),
  platform: able('platform_admin'),
  switcher: able('switch_user'),
};

/** One screen for each kind of access. */
const screens = {
  public: '/scans',
  patient: '/tests/requests',
  provider: '/providers/test/1001',
  'provider-admin': '/providers/users',
  'platform-admin': '/providers/admin/refunds',
  'switch-user': '/providers/admin/switch-user',
  'pending-provider': '/providers/pending',
} as const satisfies Record<Access, string>;

const patientLogin = '/patient-login?next=%2Ftests%2Frequests';
const centerLogin = (path: string) => `/ic-login?next=${encodeURIComponent(path)}`;
const [start, own] = ['/providers/dashboard', '/providers/settings'];

const guestOutcomes = [
  'shown',
  patientLogin,
  centerLogin(screens.provider),
  centerLogin(screens['provider-admin']),
  centerLogin(screens['platform-admin']),
  centerLogin(screens['switch-user']),
  'shown',
];

/** Results of every role for every kind of screen, in the order of `screens`: 'shown', or the target of the redirect. */
const matrix: Record<keyof typeof sessions, string[]> = {
  guest: guestOutcomes,
  anonymous: guestOutcomes,
  patient: ['shown', 'shown', '/home', '/home', '/home', '/home', '/home'],
  staff: ['shown', start, 'shown', own, start, start, start],
  admin: ['shown', start, 'shown', 'shown', start, start, start],
  pending: ['shown', ...Array.from({ length: 5 }, () => '/providers/pending'), 'shown'],
  temp: ['shown', own, own, own, own, own, start],
  platform: ['shown', start, 'shown', own, 'shown', start, start],
  switcher: ['shown', start, 'shown', own, start, 'shown', start],
};

const rows = Object.entries(matrix).flatMap(([role, outcomes]) =>
  Object.entries(screens).map(
    ([access, path], column) => [role, access, path, outcomes[column]] as [keyof typeof sessions, Access, string, string],
  ),
);

describe('route guard [SH-101, SH-102, SH-103, SH-104, SH-105, SH-106, SH-107, SH-109, SH-110, SH-111]', () => {
  test.each(rows)('resolves access for %s on a %s screen at %s: %s', (role, access, path, expected) => {
    const decision = resolveAccess({ access }, sessions[role], path, '', false);
    expect(decision.allow ? 'shown' : decision.to).toBe(expected);
  });

  it('allows only the password change to a user with a temporary password [SH-111]', () => {
    expect(resolveAccess({ access: 'provider' }, sessions.temp, '/providers/settings', '', false)).toEqual({ allow: true });
  });

  it('returns the reason why an admin screen is closed to a standard provider [SH-108]', () => {
    expect(resolveAccess({ access: 'provider-admin' }, sessions.staff, '/providers/users', '', false)).toEqual({
      allow: false,
      to: '/providers/settings',
      message: texts.adminOnly,
    });
    expect(texts.adminOnly).toBe("You don't have permissions to view that page!");
  });

  it('redirects a guest from the release console to the sign-in of staff', () => {
    const decision = resolveAccess({ access: 'platform-admin' }, sessions.guest, '/operations', '', false);
    expect(decision).toEqual({ allow: false, to: '/ic-login?next=%2Foperations' });
  });

  it('passes the query of a closed screen to the login [SH-102, SH-114]', () => {
    const decision = resolveAccess({ access: 'patient' }, sessions.guest, '/tests/request/edit', '?testRequestID=5', false);
    expect(decision).toMatchObject({ to: '/patient-login?next=%2Ftests%2Frequest%2Fedit&nextParams=testRequestID%3D5' });
  });

  it('redirects a signed-in user from a guest screen to the default one, unless a request is in progress [MK-006, MK-007, PR-034]', () => {
    const landing = { access: 'public', guestsOnly: 'unless-requesting' } as const;
    expect(resolveAccess(landing, sessions.patient, '/', '', false)).toMatchObject({ to: '/home' });
    expect(resolveAccess(landing, sessions.staff, '/', '', false)).toMatchObject({ to: '/providers/dashboard' });
    expect(resolveAccess(landing, sessions.patient, '/', '', true)).toEqual({ allow: true });
  });

  it('treats an anonymous patient as a guest, except on the patient home [MK-006, MK-099]', () => {
    const paths = [
      [{ access: 'patient' }, '/home'],
      [{ access: 'public', guestsOnly: 'unless-requesting' }, '/'],
      [{ access: 'public', guestsOnly: 'always' }, '/patient-login'],
      [{ access: 'public', guestsOnly: 'always' }, '/partner'],
    ] as const;
    for (const [rule, path] of paths) expect(resolveAccess(rule, sessions.anonymous, path, '', false)).toEqual({ allow: true });
  });

  it('redirects a signed-in user away from both logins [SH-033, SH-034, SH-035, SH-036]', () => {
    const login = { access: 'public', guestsOnly: 'always' } as const;
    expect(resolveAccess(login, sessions.staff, '/patient-login', '', true)).toMatchObject({ to: '/providers/dashboard' });
    expect(resolveAccess(login, sessions.patient, '/ic-login', '', true)).toMatchObject({ to: '/home' });
  });
});
