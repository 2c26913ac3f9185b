import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';

export const setStorageKey = 'scanharbor.set';

/** Returns the id of the set of versions in the URL, otherwise the one of this tab; null without one. */
export function readWantedSet(): string | null {
  return new URLSearchParams(location.search).get('set') ?? tabStorage.getItem(setStorageKey);
}
