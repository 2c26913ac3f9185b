import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 767.98px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Returns whether the screen has no room for columns beside each other. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
