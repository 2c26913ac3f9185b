import { contractApi, guestKnown, messageDismissed, messageShown, paths, type Store } from '@scanharbor/shared-contracts';
import { flushSync } from 'react-dom';
import { texts } from '../texts';
import { deleteCookie } from './cookies';
import { type GoTo } from './go-to';
import { dropOwnToken } from './own-token';
import { dropToken } from './page-token';

/**
 * Takes the screens of whoever is signed in off the page, then what they had loaded: a screen that is still there when
 * its answers go asks for them again, as somebody else.
 */
export function clearScreen(store: Store, notice?: string) {
  flushSync(() => store.dispatch(guestKnown(notice === undefined ? undefined : { notice })));
  store.dispatch(contractApi.util.resetApiState());
}

/** Leaves a guest at the screen and nothing of the user: cached answers, cookies, messages that may name them. */
export function forget(store: Store, notice?: string) {
  clearScreen(store, notice);
  dropToken();
  deleteCookie('location', 'switchedUser');
  dropOwnToken();
  for (const { id } of store.getState().messages) store.dispatch(messageDismissed(id));
}

/** Signs out who changes accounts when the other one cannot be loaded, and says so: nobody is left half inside. */
export async function giveUpSwitch(store: Store, goTo: GoTo) {
  forget(store);
  await goTo(paths.centerLogin(), { replace: true });
  store.dispatch(messageShown({ id: 'signed-in', status: false, message: texts.requestProblem }));
}
