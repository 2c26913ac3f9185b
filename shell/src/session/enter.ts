import { type Store, userKnown } from '@scanharbor/shared-contracts';
import { loadIdentity } from '@scanharbor/shared-contracts/api/account';
import { deleteCookie, writeCookie } from './cookies';
import { knownLog } from './session-log';

/** Loads who the token belongs to, and for a provider the practice, and writes both into the session. */
export async function enter(store: Store) {
  const { user, provider } = await loadIdentity(store.dispatch);
  const locationId = provider?.practice.primaryLocationId;
  if (locationId) writeCookie('location', locationId);
  else deleteCookie('location');
  store.dispatch(userKnown({ user: { ...user, sessionLogId: knownLog(user.id) }, provider, locationId }));
  return user;
}
