import { contractApi, messageDismissed, type Store } from '@scanharbor/shared-contracts';
import { deleteCookie } from './cookies';
import { dropOwnToken } from './own-token';

/** Takes away what is known of the user: cached answers, cookies, and messages that may name them. */
export function forget(store: Store) {
  store.dispatch(contractApi.util.resetApiState());
  deleteCookie('authToken', 'location', 'switchedUser');
  dropOwnToken();
  for (const { id } of store.getState().messages) store.dispatch(messageDismissed(id));
}
