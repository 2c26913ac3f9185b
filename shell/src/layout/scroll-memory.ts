import { type createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** How far the entries of this page's history were scrolled when they were left, by their keys. */
const left = new Map<string, number>();

/**
 * Notes how far a screen was scrolled when it is left. A browser that goes back moves the page itself, while the screen
 * that is left still stands there: it is asked before, so this is called before the router is made. Answers what follows
 * the router, which answers how to stop.
 */
export function rememberScroll() {
  let atReturn = 0;
  const onReturn = () => {
    atReturn = window.scrollY;
  };
  window.addEventListener('popstate', onReturn);
  return (router: Router) => {
    let { key } = router.state.location;
    const stop = router.subscribe(({ location, historyAction }) => {
      if (location.key === key) return;
      left.set(key, historyAction === 'POP' ? atReturn : window.scrollY);
      key = location.key;
    });
    return () => {
      stop();
      window.removeEventListener('popstate', onReturn);
    };
  };
}

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls a screen that is shown again to where its entry was left. One whose content is still on its way is followed as
 * it grows, until it is long enough or the person moves it. Answers how to stop.
 */
export function returnToEntry(key: string) {
  const top = left.get(key) ?? 0;
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const scroll = () => {
    window.scrollTo(0, top);
    if (Math.ceil(window.scrollY) >= Math.floor(top)) stop();
  };
  scroll();
  if (stopped.signal.aborted) return stop;
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  stopped.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true, signal: stopped.signal });
  return stop;
}
