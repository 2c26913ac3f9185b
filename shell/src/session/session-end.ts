import { draftsCleared, paths, sessionEnded, type Store } from '@scanharbor/shared-contracts';
import { browserStorage, tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { lazyTexts } from '../lazy-texts';
import { isStaffAudience } from './audience';
import { clearTab, resetToGuest } from './clear-session';
import { type GoTo } from './go-to';
import { clearPageToken, isPageToken, isTokenReplaced, isTokenStale } from './page-token';

/** Who ended a session: the user signed out, or the server rejected it. */
type EndedBy = 'user' | 'server';

interface SessionEnd {
  token: string;
  by: EndedBy;
}

const name = 'scanharbor.session-end';

/** The channel of this page. A second one would also receive the messages of the page itself. */
let channel: BroadcastChannel | undefined;

/**
 * Reports the end of a session to all tabs of this browser, in the background, too. The storage event reaches tabs that miss
 * the message; it contains no token, so they compare the cookie.
 */
export function announceSessionEnd(end: SessionEnd) {
  channel?.postMessage(end);
  browserStorage.setItem(name, String(Date.now()));
  browserStorage.removeItem(name);
}

/**
 * Clears everything of a session that the user ended in another tab, with its drafts, and opens the login screen. The cookies
 * belong to the other tab, which still needs the token for its last calls.
 */
function leaveEndedSession(store: Store, goTo: GoTo) {
  const staff = isStaffAudience(store.getState().session.user);
  resetToGuest(store, lazyTexts.signedOutElsewhere);
  clearPageToken();
  clearTab(store);
  store.dispatch(draftsCleared());
  tabStorage.clear();
  void goTo(staff ? paths.centerLogin() : paths.patientLogin(), { replace: true });
}

interface SessionWatch {
  store: Store;
  goTo: GoTo;
  /** Reloads the page, for the user who signed in in another tab. */
  reload: () => void;
}

/**
 * Watches for the end of this page's session in another tab: by message and storage event, and by the cookie when the page is
 * shown again, also from the back-forward cache. Returns an unsubscribe function.
 */
export function watchSessionEnd({ store, goTo, reload }: SessionWatch) {
  const handleEnd = (by: EndedBy) => {
    if (by === 'server') store.dispatch(sessionEnded());
    else leaveEndedSession(store, goTo);
  };
  const compareCookie = () => {
    if (!isTokenStale()) return;
    if (isTokenReplaced()) reload();
    else handleEnd('user');
  };
  const compareWhenVisible = () => {
    if (document.visibilityState === 'visible') compareCookie();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) compareCookie();
  };
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === name && !isTokenReplaced()) compareCookie();
  };
  const own = new BroadcastChannel(name);
  channel = own;
  own.onmessage = ({ data: { token, by } }: MessageEvent<SessionEnd>) => {
    if (isPageToken(token)) handleEnd(by);
  };
  window.addEventListener('pageshow', handlePageShow);
  window.addEventListener('focus', compareWhenVisible);
  window.addEventListener('storage', handleStorage);
  document.addEventListener('visibilitychange', compareWhenVisible);
  return () => {
    own.close();
    if (channel === own) channel = undefined;
    window.removeEventListener('pageshow', handlePageShow);
    window.removeEventListener('focus', compareWhenVisible);
    window.removeEventListener('storage', handleStorage);
    document.removeEventListener('visibilitychange', compareWhenVisible);
  };
}
