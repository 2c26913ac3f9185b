import { draftsCleared, guestSessionStarted, isUnauthorized, type SessionUser, type Store } from '@scanharbor/shared-contracts';
import { type Connection } from './connection';
import { deleteCookie } from './cookies';
import { type GoTo } from './go-to';
import { adoptCookieToken, clearToken } from './page-token';
import { signedInModule } from './load-signed-in-module';

interface StartUpOptions {
  store: Store;
  connection: Connection;
  goTo: GoTo;
}

/**
 * Creates the function that loads the session once (SH-001 to SH-007). Only a token that the server rejects is invalid: it is
 * deleted, and the landing page opens. Every other failure, such as a timeout, a server error or a navigation that aborts
 * the call, says nothing about the token: it stays, and the call is repeated.
 */
export function createStartUp({ store, connection, goTo }: StartUpOptions) {
  let running: Promise<void> | undefined;

  const startGuestSession = (endReason?: string) => {
    deleteCookie('switchedUser');
    store.dispatch(guestSessionStarted(endReason === undefined ? undefined : { endReason }));
  };

  async function loadUser(): Promise<SessionUser | undefined> {
    try {
      return await connection.connect(async (signal) => (await signedInModule.fetch()).loadSession(store, signal), isUnauthorized);
    } catch {
      return undefined;
    }
  }

  async function run() {
    deleteCookie('location');
    if (!adoptCookieToken()) {
      startGuestSession();
      return;
    }
    let user = await loadUser();
    let endReason: string | undefined;
    if (!user) ({ user, endReason } = await (await signedInModule.fetch()).continueAfterSwitch(store, goTo, loadUser));
    if (!user) {
      clearToken();
      startGuestSession(endReason);
      // The first screen waits for the start-up, so this must not wait for the screen.
      void goTo('/', { replace: true });
      return;
    }
    if (user.switched) return undefined;
    deleteCookie('switchedUser');
    // Another user may have signed in in another tab since this one stored its drafts.
    store.dispatch(draftsCleared({ keepOwner: user.id }));
    return undefined;
  }

  return () => (running ??= run());
}
