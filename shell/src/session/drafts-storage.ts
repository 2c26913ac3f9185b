import { draftsRestored, type Store } from '@scanharbor/shared-contracts';
import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';

const key = 'scanharbor.drafts';

/** Whether this tab stores one of the drafts, before any of them is restored. Reads no more than the page needs before its scripts. */
export const hasStoredDraft = (names: readonly string[]) => {
  if (names.length === 0) return false;
  const stored = tabStorage.getItem(key) ?? '';
  return names.some((name) => stored.includes(`${JSON.stringify(name)}:`));
};

/**
 * Restores the drafts of this tab after a reload and stores their changes. Session storage ends with the tab and is cleared on
 * sign-out; drafts never go to local storage or a URL.
 */
export function persistDrafts(store: Store) {
  try {
    const stored = tabStorage.getItem(key);
    if (stored) store.dispatch(draftsRestored(JSON.parse(stored) as Parameters<typeof draftsRestored>[0]));
  } catch {
    tabStorage.removeItem(key);
  }
  let previous = store.getState().drafts;
  store.subscribe(() => {
    const { drafts } = store.getState();
    if (drafts === previous) return;
    previous = drafts;
    if (Object.keys(drafts).length > 0) tabStorage.setItem(key, JSON.stringify(drafts));
    else tabStorage.removeItem(key);
  });
}
