import { contractApi, messageDismissed, messageShown, type Store } from '@scanharbor/shared-contracts';
import { lazyTexts } from './lazy-texts';

const messageId = 'unreachable';
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const probeTimeoutMs = 5_000;

interface Page {
  store: Store;
  /** Base URL of the API; the readiness check is on its origin. */
  apiBase: string;
}

/** Whether the API accepts calls. A host without the check counts as ready when it responds. */
async function isReady(apiBase: string): Promise<boolean> {
  try {
    const url = new URL('/ready', new URL(apiBase, location.href));
    const { status } = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) });
    return ![502, 503, 504].includes(status);
  } catch {
    return false;
  }
}

const recovering = new WeakSet<Store>();
let pauseMs = firstPauseMs;

const waitForCheck = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });

async function waitUntilReady({ store, apiBase }: Page): Promise<void> {
  const currentPauseMs = pauseMs;
  pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  await waitForCheck(currentPauseMs);
  if (await isReady(apiBase)) return undefined;
  store.dispatch(messageShown({ id: messageId, status: false, message: lazyTexts.unreachable, forever: true }));
  return waitUntilReady({ store, apiBase });
}

/**
 * Recovers after a call that did not reach the API: checks with growing pauses until the API is ready, shows a message while it
 * is not, and then refreshes the data of the open screen. Further calls join the current recovery.
 */
export async function recover({ store, apiBase }: Page) {
  if (recovering.has(store)) return;
  recovering.add(store);
  await waitUntilReady({ store, apiBase });
  recovering.delete(store);
  store.dispatch(messageDismissed(messageId));
  store.dispatch(contractApi.internalActions.onOnline());
  // A call may fail again although the API is ready, so the next recovery starts slower for a while.
  const reachedMs = pauseMs;
  setTimeout(() => {
    if (pauseMs === reachedMs) pauseMs = firstPauseMs;
  }, 2 * reachedMs);
}
