import { createJsonStorage, isRecord } from '@scanharbor/shared-contracts/browser/json-storage';
import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';

interface LeftEntry {
  url: string;
  state: unknown;
}

const isLeftEntry = (value: unknown): value is LeftEntry => isRecord(value) && typeof value.url === 'string';

const leftEntry = createJsonStorage(tabStorage, 'scanharbor.left-entry', isLeftEntry);

const isReload = () => performance.getEntriesByType('navigation')[0]?.type === 'reload';

/**
 * Keeps the state of the history entry through a reload. A browser drops it on a reload that changes the group of windows, which the
 * first reload after a link from another site does (docs/decisions/085-opener-policy.md). Call this before the router is created,
 * which reads the state. Returns a function that stops it.
 */
export function keepEntryState() {
  const left = leftEntry.read();
  if (left) leftEntry.clear();
  if (left?.url === location.href && history.state === null && isReload()) history.replaceState(left.state, '');
  const save = () => leftEntry.save({ url: location.href, state: history.state as unknown });
  window.addEventListener('pagehide', save);
  return () => window.removeEventListener('pagehide', save);
}
