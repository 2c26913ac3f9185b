import { type Caller, type SignedIn } from './session';
import { errors } from './errors';
import { texts } from '../texts';

/**
 * Who may make a call; every route declares one [API-030 to API-036].
 * `user` is anyone signed in; `admin` a provider admin; `platform` and `switcher` go by capability.
 */
export type Access = 'anyone' | 'user' | 'patient' | 'provider' | 'admin' | 'platform' | 'switcher';

const may: Record<Exclude<Access, 'anyone'>, (caller: SignedIn) => boolean> = {
  user: () => true,
  patient: ({ user }) => user.userType === 'patient',
  provider: ({ user }) => user.userType === 'provider',
  admin: ({ user }) => user.userType === 'provider' && user.isAdmin,
  platform: ({ user }) => user.capabilities.includes('platform_admin'),
  switcher: ({ user }) => user.capabilities.includes('switch_user'),
};

const refusals: Partial<Record<Access, string>> = {
  admin: texts.adminsOnly,
  switcher: texts.switchNotAllowed,
};

/** Throws 401 for guests, 403 for the wrong role and for pending providers [API-010, API-037]. */
export function checkAccess(access: Access, caller: Caller): void {
  if (access === 'anyone') return;
  if (!caller) throw errors.unauthorized();
  if (!may[access](caller)) throw errors.forbidden(refusals[access]);
  if (access !== 'user' && !caller.user.isActive) throw errors.forbidden(texts.pendingAccount);
}
