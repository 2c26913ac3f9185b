import { type Access, type Capability, type SessionState, type SessionUser } from '@scanharbor/shared-contracts';
import { texts } from '../texts';
import { decide } from './decide';

const person = (facts: Partial<SessionUser>): SessionState => ({
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
    ...facts,
  },
});
const staff = (facts: Partial<SessionUser> = {}) => person({ userType: 'provider', ...facts });
const able = (capability: Capability) => staff({ capabilities: [capability] });

const who = {
  guest: { status: 'guest' } as SessionState,
  patient: person({}),
  staff: staff(),
  admin: staff({ isAdmin: true }),
  pending: staff({ pending: true }),
  temp: staff({ temp: true }),
  platform: able('platform_admin'),
  switcher: able('switch_user'),
};

/** A screen of each kind of access. */
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

/** Every role against every kind of screen, in the order of `screens`: shown, or where it leads instead. */
const matrix: Record<keyof typeof who, string[]> = {
  guest: [
    'shown',
    patientLogin,
    centerLogin(screens.provider),
    centerLogin(screens['provider-admin']),
    centerLogin(screens['platform-admin']),
    centerLogin(screens['switch-user']),
    'shown',
  ],
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
    ([access, path], column) => [role, access, path, outcomes[column]] as [keyof typeof who, Access, string, string],
  ),
);

describe('who may open what [SH-101, SH-102, SH-103, SH-104, SH-105, SH-106, SH-107, SH-109, SH-110, SH-111]', () => {
  test.each(rows)('%s on a %s screen at %s: %s', (role, access, path, expected) => {
    const decision = decide({ access }, who[role], path, '', false);
    expect(decision.allow ? 'shown' : decision.to).toBe(expected);
  });

  it('lets whoever must change the password do that, and nothing else [SH-111]', () => {
    expect(decide({ access: 'provider' }, who.temp, '/providers/settings', '', false)).toEqual({ allow: true });
  });

  it('tells a standard provider why an admin screen is closed [SH-108]', () => {
    expect(decide({ access: 'provider-admin' }, who.staff, '/providers/users', '', false)).toEqual({
      allow: false,
      to: '/providers/settings',
      message: texts.adminOnly,
    });
    expect(texts.adminOnly).toBe("You don't have permissions to view that page!");
  });

  it('takes the query of a closed screen along to the login [SH-102, SH-114]', () => {
    const decision = decide({ access: 'patient' }, who.guest, '/tests/request/edit', '?testRequestID=5', false);
    expect(decision).toMatchObject({ to: '/patient-login?next=%2Ftests%2Frequest%2Fedit&nextParams=testRequestID%3D5' });
  });

  it('sends a signed-in user from a guest screen to the own start, unless a request is in progress [MK-006, MK-007, PR-034]', () => {
    const landing = { access: 'public', guestsOnly: 'unless-requesting' } as const;
    expect(decide(landing, who.patient, '/', '', false)).toMatchObject({ to: '/home' });
    expect(decide(landing, who.staff, '/', '', false)).toMatchObject({ to: '/providers/dashboard' });
    expect(decide(landing, who.patient, '/', '', true)).toEqual({ allow: true });
  });

  it('sends whoever is signed in already away from the side logins [SH-033, SH-034, SH-035, SH-036]', () => {
    const login = { access: 'public', guestsOnly: 'always' } as const;
    expect(decide(login, who.staff, '/patient-login', '', true)).toMatchObject({ to: '/providers/dashboard' });
    expect(decide(login, who.patient, '/ic-login', '', true)).toMatchObject({ to: '/home' });
  });
});
