import { useEffect, useEffectEvent, useRef } from 'react';

/** How often a list that is looked at is asked for anew, in ms. */
const liveEvery = 30_000;

/** Calls `refresh` every half minute while the page is visible, and at once when it comes back after longer. */
export function useLive(refresh: () => void) {
  const tick = useEffectEvent(refresh);
  const last = useRef(0);
  useEffect(() => {
    last.current = Date.now();
    const run = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last.current < liveEvery - 1_000) return;
      last.current = Date.now();
      tick();
    };
    const timer = setInterval(run, liveEvery);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, []);
}
