import { type Store } from '@scanharbor/shared-contracts';
import { type AppRouter } from '../router/router';
import { onScreenChange } from '../router/screen-change';

const leastMsBetweenQuestions = 60_000;

interface Parts {
  router: AppRouter;
  store: Store;
  /** Whether something newer than this page was released. */
  isOutdated: () => Promise<boolean>;
  /** Draws the page anew from nothing, at the address that it came to. */
  reload: () => void;
}

/**
 * An open page keeps the versions that it began with. Once others were released it comes anew when the person goes to
 * another screen, and only when nothing is lost by it: no draft is kept, nothing was typed on the screen that is left,
 * neither a message nor the reason of a sign-out waits to be read. Answers how to stop.
 */
export function takeUpReleases({ router, store, isOutdated, reload }: Parts) {
  let outdated = false;
  let typed = false;
  let asked = Date.now();

  async function ask() {
    asked = Date.now();
    try {
      outdated = await isOutdated();
    } catch {
      // Without a network there is nothing newer to be had.
    }
  }

  const losesNothing = () => {
    const { drafts, messages, session } = store.getState();
    return !typed && Object.keys(drafts).length === 0 && messages.length === 0 && session.notice === undefined;
  };
  let arrival: ReturnType<typeof setTimeout> | undefined;
  const stopFollowing = onScreenChange(router, () => {
    clearTimeout(arrival);
    // Who led here may have something to say on arrival, such as whose account this is now.
    if (outdated && losesNothing()) arrival = setTimeout(() => losesNothing() && reload());
    typed = false;
    if (Date.now() - asked > leastMsBetweenQuestions) void ask();
  });
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main')) typed = true;
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    stopFollowing();
    clearTimeout(arrival);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
