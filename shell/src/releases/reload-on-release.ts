import { type Store } from '@scanharbor/shared-contracts';
import { type AppRouter } from '../router/router';
import { onPathChange } from '../router/on-path-change';

const minCheckIntervalMs = 60_000;

interface ReleaseWatch {
  router: AppRouter;
  store: Store;
  /** Whether a newer version than this page's was released. */
  isOutdated: () => Promise<boolean>;
  /** Reloads the page at its current URL. */
  reload: () => void;
}

/**
 * Reloads an outdated page when the user navigates to another screen, and only when nothing is lost: no draft is stored, nothing
 * was typed on the previous screen, and no message or end reason is shown. Until then the page stays on its versions.
 * Returns an unsubscribe function.
 */
export function reloadOnRelease({ router, store, isOutdated, reload }: ReleaseWatch) {
  let outdated = false;
  let hasInput = false;
  let checkedAt = Date.now();

  async function check() {
    checkedAt = Date.now();
    try {
      outdated = await isOutdated();
    } catch {
      // Without a network no newer version can load.
    }
  }

  const isSafeToReload = () => {
    const { drafts, messages, session } = store.getState();
    return !hasInput && Object.keys(drafts).length === 0 && messages.length === 0 && session.endReason === undefined;
  };
  let arrival: ReturnType<typeof setTimeout> | undefined;
  const stopPaths = onPathChange(router, () => {
    clearTimeout(arrival);
    // The code that navigated here may show a message on arrival, such as the name of a switched account.
    if (outdated && isSafeToReload()) arrival = setTimeout(() => isSafeToReload() && reload());
    hasInput = false;
    if (Date.now() - checkedAt > minCheckIntervalMs) void check();
  });
  const handleInput = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main')) hasInput = true;
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') void check();
  };
  document.addEventListener('input', handleInput, true);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    stopPaths();
    clearTimeout(arrival);
    document.removeEventListener('input', handleInput, true);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
