import { deleteCookie, readCookie, writeCookie } from './cookies';

/**
 * The token that this page began with or was given. The cookie belongs to the whole browser: another tab may sign out, or
 * sign somebody else in, while this page still shows what was loaded for the one before.
 */
let held: string | undefined;

/** Takes what the cookie holds, as a page that begins does. */
export const takeToken = () => (held = readCookie('authToken'));

/** Goes on by another token, in all tabs: signed in, registered, switched. Without `seconds` until the browser ends. */
export function changeToken(token: string, seconds?: number) {
  held = token;
  writeCookie('authToken', token, seconds);
}

/** Forgets the token in all tabs, but never one that another tab has put in its place. */
export function dropToken() {
  if (!isReplaced()) deleteCookie('authToken');
  held = undefined;
}

/** Did another tab sign somebody else in, or the same person anew, since this page got its token? */
export function isReplaced() {
  const cookie = readCookie('authToken');
  return held !== undefined && cookie !== undefined && cookie !== held;
}

/** Does this page show what belongs to a session that was left in another tab? */
export const isLeft = () => held !== undefined && readCookie('authToken') !== held;

/**
 * What this page's calls are signed with. Its own token, also while another one is in the cookie: what is done on X's
 * screen is done by X or not at all. None once the browser has none.
 */
export const heldToken = () => (readCookie('authToken') === undefined ? undefined : held);
