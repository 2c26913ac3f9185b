import { deleteCookie, readCookie, writeCookie } from './cookies';

/**
 * The token of this page. The cookie belongs to the browser: another tab can sign out, or sign in another user, while this page
 * still shows the data of its user.
 */
let pageToken: string | undefined;

/** Sets the page's token from the cookie, when the page starts. */
export const adoptCookieToken = () => (pageToken = readCookie('authToken'));

/** Replaces the token in all tabs, after sign-in, registration or switch. Without `seconds` it ends with the browser session. */
export function replaceToken(token: string, seconds?: number) {
  pageToken = token;
  writeCookie('authToken', token, seconds);
}

/** Clears the token in all tabs, unless another tab has replaced it. */
export function clearToken() {
  if (!isTokenReplaced()) deleteCookie('authToken');
  clearPageToken();
}

/** Clears the token of this page only. */
export const clearPageToken = () => void (pageToken = undefined);

/** Whether a token is that of this page. */
export const isPageToken = (token: string) => token === pageToken;

const isReplacedBy = (cookie: string | undefined) => pageToken !== undefined && cookie !== undefined && cookie !== pageToken;

/** Whether another tab has signed in since this page got its token. */
export const isTokenReplaced = () => isReplacedBy(readCookie('authToken'));

/** Whether the session of this page has ended or was replaced in another tab. */
export const isTokenStale = () => pageToken !== undefined && readCookie('authToken') !== pageToken;

/**
 * Returns the token for the calls of this page, even when the cookie contains another one, so that a call never uses the token of a
 * user whose data is not on the screen. Undefined once the cookie is gone.
 */
export const getPageToken = () => (readCookie('authToken') === undefined ? undefined : pageToken);

/**
 * The same for each call, which may be the first to find that another tab has signed in. Reads the cookie once: that waits for the browser.
 */
export function getCallToken(onReplaced: () => void) {
  const cookie = readCookie('authToken');
  if (isReplacedBy(cookie)) onReplaced();
  return cookie === undefined ? undefined : pageToken;
}
