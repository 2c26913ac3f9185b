import { type Access, getDefaultPath, paths, type RouteHandle, type SessionState, type SessionUser } from '@scanharbor/shared-contracts';
import { isGuest } from '@scanharbor/shared-contracts/domain/guest';
import { texts } from '../texts';

/** Allow, or redirect to a path, with an optional message about the reason. */
export type AccessDecision = { allow: true } | { allow: false; to: string; message?: string };

const allow: AccessDecision = { allow: true };
const redirectTo = (to: string, message?: string): AccessDecision => ({ allow: false, to, message });

type Rule = Pick<RouteHandle, 'access' | 'guestsOnly'>;

function getLoginPath(access: Access, path: string, search: string) {
  const params = { next: path, ...(search ? { nextParams: search.slice(1) } : {}) };
  return access === 'patient' ? paths.patientLogin(params) : paths.centerLogin(params);
}

/** Redirects from every provider screen for a pending account, a temporary password or a missing second factor; undefined otherwise. */
function checkProviderAccount(user: SessionUser, path: string): AccessDecision | undefined {
  if (user.pending) return path === paths.pending() ? undefined : redirectTo(paths.pending());
  if ((user.temp || user.secondFactorDue) && path !== paths.providerSettings()) return redirectTo(paths.providerSettings());
  return undefined;
}

function resolveProviderAccess(access: Access, user: SessionUser, path: string): AccessDecision {
  if (user.userType !== 'provider') return redirectTo(paths.home());
  const accountRedirect = checkProviderAccount(user, path);
  if (accountRedirect) return accountRedirect;
  if (access === 'provider-admin' && !user.isAdmin) return redirectTo(paths.providerSettings(), texts.adminOnly);
  if (access === 'platform-admin' && !user.capabilities.includes('platform_admin')) return redirectTo(paths.dashboard());
  if (access === 'switch-user' && !user.capabilities.includes('switch_user')) return redirectTo(paths.dashboard());
  return allow;
}

/**
 * Decides whether a session may open a route (SH-100 to SH-111), from the route's rule and the path and query of the URL.
 * `requesting` is true while a request is in progress.
 */
export function resolveAccess(rule: Rule, session: SessionState, path: string, search: string, requesting: boolean): AccessDecision {
  const { access, guestsOnly } = rule;
  // An anonymous patient requests a scan from the patient home (MK-099), and is a guest everywhere else.
  if (session.user && access === 'patient' && path === paths.home() && isGuest(session.user)) return allow;
  const user = isGuest(session.user) ? undefined : session.user;
  if (access === 'pending-provider') {
    return user && !user.pending ? redirectTo(getDefaultPath(user)) : allow;
  }
  if (access === 'public') {
    const isGuestOnly = user && guestsOnly && !(guestsOnly === 'unless-requesting' && requesting);
    return isGuestOnly ? redirectTo(getDefaultPath(user)) : allow;
  }
  if (!user) return redirectTo(getLoginPath(access, path, search));
  if (access === 'patient')
    return user.userType === 'patient' ? allow : (checkProviderAccount(user, path) ?? redirectTo(paths.dashboard()));
  return resolveProviderAccess(access, user, path);
}
