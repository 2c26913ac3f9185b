import { useEffect, useState } from 'react';

/** Minimum time in ms that the loading flag shows, so that it does not flicker [UI-137]. */
const minLoadingMs = 500;

/** Returns the loading flag of the calendar: true until the data is loaded, for at least 500 ms [UI-137]. */
export function useLoadingFlag(loading: boolean): boolean {
  const [isMinTimeRunning, setIsMinTimeRunning] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsMinTimeRunning(false), minLoadingMs);
    return () => clearTimeout(timer);
  }, []);
  return loading || isMinTimeRunning;
}
