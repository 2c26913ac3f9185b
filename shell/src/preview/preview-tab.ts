import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { setStorageKey } from './wanted-set';

/** Stores a set for this tab and removes it from the URL, so that neither a link to a screen nor a sign-in passes it on. */
export function storeSet(id: string) {
  tabStorage.setItem(setStorageKey, id);
  const url = new URL(location.href);
  url.searchParams.delete('set');
  history.replaceState(history.state, '', url);
}

/** Returns this tab to the live site from the next page load on. */
export const leaveSet = () => tabStorage.removeItem(setStorageKey);
