import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1200px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Returns whether the panel stands beside the screen rather than over it. */
export const useHasRoomBeside = () => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
