import { contractApi, guestSessionStarted, messageDismissed, type Store } from '@scanharbor/shared-contracts';
import { flushSync } from 'react-dom';
import { deleteCookie } from './cookies';
import { clearOriginalToken } from './original-token';
import { clearToken } from './page-token';

/**
 * Removes the signed-in screens, then the cached data. In the other order, a screen that is still there would fetch its data
 * again as a guest.
 */
export function resetToGuest(store: Store, endReason?: string) {
  flushSync(() => store.dispatch(guestSessionStarted(endReason === undefined ? undefined : { endReason })));
  store.dispatch(contractApi.util.resetApiState());
}

/** Clears what this tab stores of the session: the original token of a switch, and messages, which may name the user. */
export function clearTab(store: Store) {
  clearOriginalToken();
  for (const { id } of store.getState().messages) store.dispatch(messageDismissed(id));
}

/** Clears the session: cached responses, cookies, and the state of this tab. */
export function clearSession(store: Store, endReason?: string) {
  resetToGuest(store, endReason);
  clearToken();
  deleteCookie('location', 'switchedUser');
  clearTab(store);
}
