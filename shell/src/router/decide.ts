import { type Access, defaultScreen, paths, type RouteHandle, type SessionState, type SessionUser } from '@scanharbor/shared-contracts';
import { texts } from '../texts';

/** Go on, or go elsewhere, with a message when the user should know why. */
export type Decision = { allow: true } | { allow: false; to: string; message?: string };

const allow: Decision = { allow: true };
const send = (to: string, message?: string): Decision => ({ allow: false, to, message });

type Rule = Pick<RouteHandle, 'access' | 'guestsOnly'>;

function loginOf(path: string, search: string) {
  const params = { next: path, ...(search ? { nextParams: search.slice(1) } : {}) };
  return path.startsWith('/providers') ? paths.centerLogin(params) : paths.patientLogin(params);
}

/** Gates that hold on every provider screen: the pending account and the temporary password. */
function providerGate(user: SessionUser, path: string): Decision | undefined {
  if (user.pending) return path === paths.pending() ? undefined : send(paths.pending());
  if (user.temp && path !== paths.providerSettings()) return send(paths.providerSettings());
  return undefined;
}

function providerDecision(access: Access, user: SessionUser, path: string): Decision {
  if (user.userType !== 'provider') return send(paths.home());
  const gate = providerGate(user, path);
  if (gate) return gate;
  if (access === 'provider-admin' && !user.isAdmin) return send(paths.providerSettings(), texts.adminOnly);
  if (access === 'platform-admin' && !user.capabilities.includes('platform_admin')) return send(paths.dashboard());
  if (access === 'switch-user' && !user.capabilities.includes('switch_user')) return send(paths.dashboard());
  return allow;
}

/**
 * The whole of who may open what (SH-100 to SH-111).
 * Takes the route's rule, the session and the address; answers allow, or where to go instead.
 */
export function decide(rule: Rule, { user }: SessionState, path: string, search: string, requesting: boolean): Decision {
  const { access, guestsOnly } = rule;
  if (access === 'pending-provider') {
    return user && !user.pending ? send(defaultScreen(user)) : allow;
  }
  if (access === 'public') {
    const leaves = user && guestsOnly && !(guestsOnly === 'unless-requesting' && requesting);
    return leaves ? send(defaultScreen(user)) : allow;
  }
  if (!user) return send(loginOf(path, search));
  if (access === 'patient') return user.userType === 'patient' ? allow : (providerGate(user, path) ?? send(paths.dashboard()));
  return providerDecision(access, user, path);
}
