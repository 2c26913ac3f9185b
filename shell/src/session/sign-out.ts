import { draftsCleared, paths, type SessionUser, type Store } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { deleteCookie } from './cookies';
import { loadSession } from './load-session';
import { abortSwitch } from './account-switch';
import { resetToGuest, clearSession } from './clear-session';
import { type GoTo } from './go-to';
import { takeOriginalToken } from './original-token';
import { replaceToken, getPageToken } from './page-token';
import { announceSessionEnd } from './session-end';
import { closeSessionLog } from './session-log';
import { isStaffAudience } from './audience';

const callTimeoutMs = 3_000;

/** Returns to the original session of the staff member, on the dashboard (SH-094). */
async function endSwitch(store: Store, goTo: GoTo, originalToken: string) {
  resetToGuest(store);
  deleteCookie('switchedUser');
  await store.dispatch(accountEndpoints.logout.initiate());
  replaceToken(originalToken);
  try {
    await loadSession(store);
    await goTo(paths.dashboard());
  } catch {
    await abortSwitch(store, goTo);
  }
}

/** Waits for a call, but not for a server that does not respond. */
const waitBriefly = (call: Promise<unknown>) => Promise.race([call, new Promise((resolve) => setTimeout(resolve, callTimeoutMs))]);

async function endSession(store: Store, goTo: GoTo, user: SessionUser | undefined) {
  const staff = isStaffAudience(user);
  const token = getPageToken();
  const announce = () => token && announceSessionEnd({ token, by: 'user' });
  // Other tabs do not wait for the server.
  announce();
  await waitBriefly(closeSessionLog(store, user));
  await waitBriefly(store.dispatch(accountEndpoints.logout.initiate()));
  clearSession(store);
  store.dispatch(draftsCleared());
  sessionStorage.clear();
  // Tabs that missed the message compare the cookie, which is gone now.
  announce();
  await goTo(staff ? paths.centerLogin() : paths.patientLogin(), { replace: true });
}

/**
 * Signs out on request of the user (SH-090 to SH-096). A switched session returns to the original account; in a tab without the
 * original token it ends completely.
 */
export async function performSignOut(store: Store, goTo: GoTo) {
  const { user } = store.getState().session;
  const originalToken = user?.switched ? takeOriginalToken(getPageToken()) : undefined;
  if (originalToken) await endSwitch(store, goTo, originalToken);
  else await endSession(store, goTo, user);
}
