import { draftsRestored, type Store } from '@scanharbor/shared-contracts';

const key = 'scanharbor.drafts';

/**
 * Keeps unsent answers over a reload of this tab. Session storage ends with the tab and is emptied when the user signs
 * out; nothing of it ever goes to local storage or an address.
 */
export function keepDrafts(store: Store) {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept) store.dispatch(draftsRestored(JSON.parse(kept)));
  } catch {
    sessionStorage.removeItem(key);
  }
  let earlier = store.getState().drafts;
  store.subscribe(() => {
    const { drafts } = store.getState();
    if (drafts === earlier) return;
    earlier = drafts;
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(key, JSON.stringify(drafts));
    else sessionStorage.removeItem(key);
  });
}
