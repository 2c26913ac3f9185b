import {
  accountSwitched,
  clearCached,
  clockCompared,
  contractApi,
  type createStore,
  deadlineUpdated,
  draftsCleared,
  locationChosen,
  locationUpdated,
  messageShown,
  type RootState,
  sessionEnded,
  signedIn,
  signOut,
  type Store,
} from '@scanharbor/shared-contracts';
import { texts } from '../texts';
import { rememberSeconds, writeCookie } from './cookies';
import { clearSession } from './clear-session';
import { type Navigation } from './go-to';
import { compareClocks } from './server-clock';
import { replaceToken, isTokenReplaced } from './page-token';
import { signedInModule } from './load-signed-in-module';

type Listen = ReturnType<typeof createStore>['listen'];

/** Registers the listeners of session actions that remotes dispatch: only the shell accesses cookies and navigates between audiences. */
export function registerSessionListeners(store: Store, listen: Listen, navigation: Navigation) {
  const { goTo, reload } = navigation;
  const startSession = async () => (await signedInModule.fetch()).loadSession(store);

  listen(signedIn, async ({ payload: { token, remember, suppressMessage } }) => {
    store.dispatch(contractApi.util.resetApiState());
    replaceToken(token, remember ? rememberSeconds : undefined);
    const user = await startSession().catch(() => undefined);
    if (user) {
      store.dispatch(draftsCleared({ keepOwner: user.id }));
      return (await signedInModule.fetch()).openSessionLog(store, user);
    }
    clearSession(store);
    if (!suppressMessage) store.dispatch(messageShown({ id: 'signed-in', status: false, message: texts.requestProblem }));
  });

  listen(sessionEnded, async (_action, previousState) => {
    // Only this tab ended; another tab has signed in with a new token.
    if (isTokenReplaced()) reload();
    else await (await signedInModule.fetch()).leaveExpiredSession(store, navigation, (previousState as RootState).session.user);
  });

  let signingOut: Promise<void> | undefined;
  listen(signOut, () => {
    // A second sign-out during the first one is ignored.
    signingOut ??= signedInModule
      .fetch()
      .then(({ performSignOut }) => performSignOut(store, navigation))
      .finally(() => (signingOut = undefined));
  });

  listen(accountSwitched, async ({ payload: { token } }) => (await signedInModule.fetch()).switchAccount(store, goTo, token));

  listen(locationChosen, ({ payload }) => {
    writeCookie('location', payload);
    store.dispatch(locationUpdated(payload));
    store.dispatch(clearCached('tests'));
  });
}

/**
 * Creates the handler that stores the session's deadline (ISO time of the server), once per change, and how far the server's clock is
 * from the device's, by its time (an HTTP date, or null).
 */
export function createDeadlineHandler(getStore: () => Store) {
  return (iso: string, serverTime: string | null) => {
    const { deadline, clockOffsetMs } = getStore().getState().session;
    const offset = compareClocks(serverTime, clockOffsetMs);
    if (offset !== clockOffsetMs) getStore().dispatch(clockCompared(offset));
    if (deadline !== iso) getStore().dispatch(deadlineUpdated(iso));
  };
}
