import { useEffect, useEffectEvent } from 'react';

/** Calls a function for every key that is pressed anywhere on the page; it always sees the state of the last render. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void) {
  const handleKeyDown = useEffectEvent(onKeyDown);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
