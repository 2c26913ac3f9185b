import { type createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Scroll positions of history entries in px, by their keys. */
const positions = new Map<string, number>();

/**
 * Records the scroll position of each screen on navigation. On history navigation the browser scrolls before the router renders,
 * so `popstate` is observed first: call this before the router is created. Returns a function that subscribes to the router
 * and returns an unsubscribe function.
 */
export function trackScroll() {
  let positionAtPop = 0;
  const handlePop = () => {
    positionAtPop = window.scrollY;
  };
  window.addEventListener('popstate', handlePop);
  return (router: Router) => {
    let { key } = router.state.location;
    const stop = router.subscribe(({ location, historyAction }) => {
      if (location.key === key) return;
      // A replaced entry is gone, and the position of the page is known only after its layout.
      if (historyAction !== 'REPLACE') positions.set(key, historyAction === 'POP' ? positionAtPop : window.scrollY);
      key = location.key;
    });
    return () => {
      stop();
      window.removeEventListener('popstate', handlePop);
    };
  };
}

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to the recorded position of a history entry. While the content still loads, the position is set again as the page
 * grows, until it is reached or the user scrolls. Returns a stop function.
 */
export function restoreScroll(key: string) {
  const top = positions.get(key) ?? 0;
  const controller = new AbortController();
  const stop = () => controller.abort();
  const scroll = () => {
    window.scrollTo(0, top);
    if (Math.ceil(window.scrollY) >= Math.floor(top)) stop();
  };
  scroll();
  if (controller.signal.aborted) return stop;
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  controller.signal.addEventListener('abort', () => growth.disconnect());
  for (const event of userEvents) window.addEventListener(event, stop, { passive: true, signal: controller.signal });
  return stop;
}
