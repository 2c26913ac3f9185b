import { draftsCleared, guestKnown, type Store } from '@scanharbor/shared-contracts';
import { deleteCookie } from './cookies';
import { dropToken, takeToken } from './page-token';
import { signedInPart } from './signed-in-part';

/**
 * Finds out once who is at the screen (SH-001 to SH-007). A token that is worth nothing is deleted and its holder sent
 * to the landing page by `lost`. So is a holder whose code cannot be had, but the token stays for the next visit.
 */
export function createStartUp(store: Store, lost: () => void) {
  let running: Promise<void> | undefined;

  async function run() {
    deleteCookie('location');
    if (!takeToken()) {
      deleteCookie('switchedUser');
      store.dispatch(guestKnown());
      return;
    }
    const part = await signedInPart().catch(() => undefined);
    try {
      const user = await part?.enter(store);
      if (user) {
        if (user.switched) return;
        deleteCookie('switchedUser');
        // Somebody else may have signed in in another tab since this one kept anything.
        store.dispatch(draftsCleared({ keepOwner: user.id }));
        return;
      }
    } catch {
      dropToken();
      deleteCookie('switchedUser');
    }
    store.dispatch(guestKnown());
    lost();
  }

  return () => (running ??= run());
}
