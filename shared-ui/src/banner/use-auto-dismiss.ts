import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onDismiss` after `delay` milliseconds without paused time; never when `delay` is null. After a pause the
 * remaining time continues.
 */
export function useAutoDismiss(delay: number | null, paused: boolean, onDismiss: (() => void) | undefined): void {
  const remainingMs = useRef(delay);
  const dismiss = useEffectEvent(() => onDismiss?.());

  useEffect(() => {
    remainingMs.current = delay;
  }, [delay]);

  useEffect(() => {
    if (paused || remainingMs.current === null) return undefined;
    const start = Date.now();
    const timer = setTimeout(dismiss, remainingMs.current);
    return () => {
      clearTimeout(timer);
      if (remainingMs.current !== null) remainingMs.current = Math.max(0, remainingMs.current - (Date.now() - start));
    };
  }, [delay, paused]);
}
