import { type Caller, type SignedIn } from './session';
import { errors } from './errors';
import { texts } from '../texts';

/**
 * Access to a call; every route declares one [API-030 to API-036].
 * `user` is any signed-in user, `admin` a provider admin; `platform` and `switcher` need a capability.
 */
export type RouteAccess = 'anyone' | 'user' | 'patient' | 'provider' | 'admin' | 'platform' | 'switcher';

const isAllowed: Record<Exclude<RouteAccess, 'anyone'>, (caller: SignedIn) => boolean> = {
  user: () => true,
  patient: ({ user }) => user.userType === 'patient',
  provider: ({ user }) => user.userType === 'provider',
  admin: ({ user }) => user.userType === 'provider' && user.isAdmin,
  platform: ({ user }) => user.capabilities.includes('platform_admin'),
  switcher: ({ user }) => user.capabilities.includes('switch_user'),
};

const messages: Partial<Record<RouteAccess, string>> = {
  admin: texts.adminsOnly,
  switcher: texts.switchNotAllowed,
};

/** Calls of every session, also of one whose account cannot be used yet. */
const callsOfAnySession = [
  'GET account/authenticate',
  'GET providers/provider/:pid',
  'POST account/logout',
  'POST account/prove_password',
  'POST users/session-log',
  'PUT users/session-log/:logId',
];

/** The calls with which a second factor is set up. */
const secondFactorCalls = [
  'GET account/second_factor',
  'POST account/authenticator',
  'POST account/authenticator/confirm',
  'POST account/passkey_registration',
  'POST account/passkeys',
];

/** Provider accounts that cannot be used yet: what they have to do first, and the calls with which they do it. */
const restrictions: { applies: (caller: SignedIn) => boolean; message: string; calls: string[] }[] = [
  // A booking has its own prescribed response for them [API-071].
  { applies: ({ user }) => !user.isActive, message: texts.pendingAccount, calls: ['POST ic-portal/ic-book'] },
  {
    applies: ({ user }) => user.temp,
    message: texts.temporaryPassword,
    calls: ['PATCH account/password', 'PUT datica/providers'],
  },
  {
    applies: ({ secondFactorDue }) => secondFactorDue,
    message: texts.secondFactorDue,
    calls: secondFactorCalls,
  },
  {
    // The agreement is the user's own: staff who act as the user neither need nor give it.
    applies: ({ user, switchedBy }) => !user.termsAgreed && switchedBy === null,
    message: texts.termsFirst,
    calls: ['PATCH account/update'],
  },
];

/** Returns the first restriction of an account, unless the call is one with which a restriction ends. */
function findRestriction(caller: SignedIn, call: string) {
  if (caller.user.userType !== 'provider' || callsOfAnySession.includes(call)) return undefined;
  const applying = restrictions.filter(({ applies }) => applies(caller));
  return applying.some(({ calls }) => calls.includes(call)) ? undefined : applying[0];
}

/**
 * Returns the caller that a call runs for. Throws 401 for guests, 403 for the wrong role and for accounts that cannot be used yet:
 * pending, with a temporary password, without agreement to the terms [API-010, API-037]. Such an account makes public calls as a guest.
 */
export function resolveCaller(call: string, access: RouteAccess, caller: Caller): Caller {
  const restriction = caller ? findRestriction(caller, call) : undefined;
  if (access === 'anyone') return restriction ? null : caller;
  if (!caller) throw errors.unauthorized();
  if (!isAllowed[access](caller)) throw errors.forbidden(messages[access]);
  if (restriction) throw errors.forbidden(restriction.message);
  return caller;
}
