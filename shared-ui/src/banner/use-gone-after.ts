import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onGone` once `delay` milliseconds have passed, not counting the time in which it is paused; never with null.
 * A pause keeps what is left.
 */
export function useGoneAfter(delay: number | null, paused: boolean, onGone: (() => void) | undefined): void {
  const left = useRef(delay);
  const gone = useEffectEvent(() => onGone?.());

  useEffect(() => {
    left.current = delay;
  }, [delay]);

  useEffect(() => {
    if (paused || left.current === null) return undefined;
    const start = Date.now();
    const timer = setTimeout(gone, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(0, left.current - (Date.now() - start));
    };
  }, [delay, paused]);
}
