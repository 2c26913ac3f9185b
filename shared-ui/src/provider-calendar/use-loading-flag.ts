import { useEffect, useState } from 'react';

/** How long in ms the loading flag shows at least, so that it does not flicker [UI-137]. */
export const loadingTime = 500;

/** The loading flag of the calendar: set until the data are there, 500 ms at the earliest [UI-137]. */
export function useLoadingFlag(loading: boolean): boolean {
  const [early, setEarly] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), loadingTime);
    return () => clearTimeout(timer);
  }, []);
  return loading || early;
}
