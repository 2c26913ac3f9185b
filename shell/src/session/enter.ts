import { type Store, userKnown } from '@scanharbor/shared-contracts';
import { accountEndpoints } from '@scanharbor/shared-contracts/api/account';
import { providersEndpoints } from '@scanharbor/shared-contracts/api/providers';
import { writeCookie } from './cookies';
import { knownLog } from './session-log';

/** Loads who the token belongs to, and for a provider the practice, and writes both into the session. */
export async function enter(store: Store) {
  const { user } = await store
    .dispatch(accountEndpoints.currentUser.initiate(undefined, { subscribe: false, forceRefetch: true }))
    .unwrap();
  const provider =
    user.providerId === undefined || user.pending
      ? undefined
      : await store.dispatch(providersEndpoints.providerInfo.initiate(user.providerId, { subscribe: false })).unwrap();
  const locationId = provider?.practice.primaryLocationId;
  if (locationId) writeCookie('location', locationId);
  store.dispatch(userKnown({ user: { ...user, sessionLogId: knownLog(user.id) }, provider, locationId }));
  return user;
}
