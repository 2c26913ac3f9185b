import { type Store, userLoaded } from '@scanharbor/shared-contracts';
import { loadIdentity } from '@scanharbor/shared-contracts/api/account';
import { deleteCookie, writeCookie } from './cookies';
import { getPageToken } from './page-token';
import { getSessionLogId } from './session-log';

/**
 * Loads the token's user and, for a provider, the practice into the session. Returns the user; rejects when loading fails, the
 * signal aborts, or the session ended in another tab.
 */
export async function loadSession(store: Store, signal?: AbortSignal) {
  const token = getPageToken();
  const { user, provider } = await loadIdentity(store.dispatch, signal);
  if (getPageToken() !== token) throw new Error('The session ended while its user was loading');
  const locationId = provider?.practice.primaryLocationId;
  if (locationId) writeCookie('location', locationId);
  else deleteCookie('location');
  store.dispatch(userLoaded({ user: { ...user, sessionLogId: getSessionLogId(user.id) }, provider, locationId }));
  return user;
}
