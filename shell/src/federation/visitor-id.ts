import { browserStorage, isStorageForbidden } from '@scanharbor/shared-contracts/browser/web-storage';

const key = 'scanharbor.visitor';

/** Returns a random ID of this browser, which assigns the visitor to the same version of a remote each time. */
export function getVisitorId(): string {
  if (isStorageForbidden()) return 'unknown';
  const stored = browserStorage.getItem(key);
  if (stored) return stored;
  const created = Math.random().toString(36).slice(2);
  browserStorage.setItem(key, created);
  return created;
}
