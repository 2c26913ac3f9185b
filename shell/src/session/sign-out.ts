import { draftsCleared, isUnauthorized, messageShown, paths, type SessionUser, type Store } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { isGuest } from '@scanharbor/shared-contracts/domain/guest';
import { lazyTexts } from '../lazy-texts';
import { deleteCookie, readCookie } from './cookies';
import { clearOfflinePage } from '../offline/offline-cache';
import { loadSession } from './load-session';
import { abortSwitch } from './account-switch';
import { resetToGuest, clearSession } from './clear-session';
import { type GoTo, type Navigation } from './go-to';
import { takeOriginalToken } from './original-token';
import { replaceToken, getPageToken } from './page-token';
import { announceSessionEnd } from './session-end';
import { closeSessionLog } from './session-log';
import { isStaffAudience } from './audience';

const callTimeoutMs = 3_000;

/** Continues with the original session of the staff member, on the dashboard. */
async function openOriginalSession(store: Store, goTo: GoTo, originalToken: string) {
  deleteCookie('switchedUser');
  replaceToken(originalToken);
  await loadSession(store);
  await goTo(paths.dashboard());
}

/** Returns to the original session of the staff member (SH-094). */
async function endSwitch(store: Store, goTo: GoTo, originalToken: string) {
  resetToGuest(store);
  await store.dispatch(accountEndpoints.logout.initiate());
  try {
    await openOriginalSession(store, goTo, originalToken);
  } catch {
    await abortSwitch(store, goTo);
  }
}

/**
 * Returns to the original session of the staff member when the switched one ended at the server, as it does after 60 minutes. False in a
 * tab without the original token, and when that session has ended, too.
 */
async function returnFromEndedSwitch(store: Store, { goTo, reload }: Navigation): Promise<boolean> {
  const originalToken = takeOriginalToken(getPageToken());
  if (!originalToken) return false;
  resetToGuest(store);
  try {
    await openOriginalSession(store, goTo, originalToken);
    store.dispatch(messageShown({ id: 'switched', status: null, message: lazyTexts.switchEnded }));
  } catch (error) {
    if (isUnauthorized(error)) return false;
    // The token is stored: the page starts again and waits for the connection.
    reload();
  }
  return true;
}

/**
 * Leaves the screens of a session that the server ended (SH-080 to SH-082): a switched session returns to the original one, an anonymous
 * patient goes on as a guest, and everybody else gets the reason and the login screen, which returns to the present page.
 */
export async function leaveExpiredSession(store: Store, navigation: Navigation, user: SessionUser | undefined): Promise<void> {
  const { goTo } = navigation;
  if (user && isGuest(user)) {
    // An anonymous patient has never signed in: the request goes on for a guest, with its answers.
    clearSession(store);
    if (location.pathname === paths.home()) void goTo(paths.requestScan(), { replace: true });
    return;
  }
  if (user?.switched && (await returnFromEndedSwitch(store, navigation))) return;
  const staff = isStaffAudience(user);
  void clearOfflinePage().catch(() => undefined);
  const { pathname, search } = location;
  const token = getPageToken();
  clearSession(store, staff ? lazyTexts.expiredProvider : lazyTexts.expiredPatient);
  if (token) announceSessionEnd({ token, by: 'server' });
  const params = { next: pathname, ...(search ? { nextParams: search.slice(1) } : {}) };
  void goTo(staff ? paths.centerLogin(params) : paths.patientLogin(params));
}

/**
 * Continues a page that started with an ended session. Returns the user of the original session of this tab, which opens the dashboard, or
 * the reason why a staff member who acted as another user has to sign in; neither when no session was switched.
 */
export async function continueAfterSwitch(
  store: Store,
  goTo: GoTo,
  loadUser: () => Promise<SessionUser | undefined>,
): Promise<{ user?: SessionUser | undefined; endReason?: string }> {
  const endReason = readCookie('switchedUser') === undefined ? {} : { endReason: lazyTexts.switchLost };
  const originalToken = takeOriginalToken(getPageToken());
  if (!originalToken) return endReason;
  replaceToken(originalToken);
  const user = await loadUser();
  if (!user) return endReason;
  // Every screen waits for the start-up, and the start-up must not wait for a screen.
  void goTo(paths.dashboard(), { replace: true }).then(() =>
    store.dispatch(messageShown({ id: 'switched', status: null, message: lazyTexts.switchEnded })),
  );
  return { user };
}

/** Waits for a call, but not for a server that does not respond. */
const waitBriefly = <Result>(call: PromiseLike<Result>): Promise<Result | undefined> =>
  Promise.race([call, new Promise<undefined>((resolve) => setTimeout(resolve, callTimeoutMs))]);

async function endSession(store: Store, { goTo, leave }: Navigation, user: SessionUser | undefined) {
  const staff = isStaffAudience(user);
  const token = getPageToken();
  const cleared = clearOfflinePage().catch(() => undefined);
  const announce = () => token && announceSessionEnd({ token, by: 'user' });
  // Other tabs do not wait for the server.
  announce();
  await waitBriefly(closeSessionLog(store, user));
  const loggedOut = await waitBriefly(store.dispatch(accountEndpoints.logout.initiate()));
  await waitBriefly(cleared);
  clearSession(store);
  store.dispatch(draftsCleared());
  tabStorage.clear();
  // Tabs that missed the message compare the cookie, which is gone now.
  announce();
  const logoutUrl = loggedOut?.data?.logoutUrl;
  if (logoutUrl) leave(logoutUrl);
  else await goTo(staff ? paths.centerLogin() : paths.patientLogin(), { replace: true });
}

/**
 * Signs out on request of the user (SH-090 to SH-096). A switched session returns to the original account; in a tab without the
 * original token it ends completely. A session of single sign-on ends at the identity provider, too.
 */
export async function performSignOut(store: Store, navigation: Navigation) {
  const { user } = store.getState().session;
  const originalToken = user?.switched ? takeOriginalToken(getPageToken()) : undefined;
  if (originalToken) await endSwitch(store, navigation.goTo, originalToken);
  else await endSession(store, navigation, user);
}
