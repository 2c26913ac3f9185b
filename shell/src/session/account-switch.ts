import { getDefaultPath, messageShown, paths, type Store } from '@scanharbor/shared-contracts';
import { lazyTexts } from '../lazy-texts';
import { texts } from '../texts';
import { clearSession, resetToGuest } from './clear-session';
import { writeCookie } from './cookies';
import { type GoTo } from './go-to';
import { loadSession } from './load-session';
import { saveOriginalToken } from './original-token';
import { getPageToken, replaceToken } from './page-token';

/** Signs out when the target of an account switch cannot be loaded, with a message. */
export async function abortSwitch(store: Store, goTo: GoTo) {
  clearSession(store);
  await goTo(paths.centerLogin(), { replace: true });
  store.dispatch(messageShown({ id: 'signed-in', status: false, message: texts.requestProblem }));
}

/** Continues as the account of `token`, and stores the token of the staff member for the return. */
export async function switchAccount(store: Store, goTo: GoTo, token: string) {
  const original = getPageToken();
  if (original) saveOriginalToken(original, token);
  resetToGuest(store);
  replaceToken(token);
  writeCookie('switchedUser', '1');
  try {
    const user = await loadSession(store);
    await goTo(getDefaultPath(user));
    store.dispatch(messageShown({ status: null, message: lazyTexts.switchedTo(user.email), id: 'switched' }));
  } catch {
    await abortSwitch(store, goTo);
  }
}
