import { useSyncExternalStore } from 'react';

/** Creates a hook that returns whether the screen matches a media query, also when its size changes. */
function createMediaHook(query: string) {
  let list: MediaQueryList | undefined;
  // React compares the value at each render, and a new list for each comparison takes long.
  const getList = () => (list ??= window.matchMedia(query));
  const subscribe = (listener: () => void) => {
    getList().addEventListener('change', listener);
    return () => getList().removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => getList().matches);
}

/** Returns whether a panel stands beside the screen rather than over it. */
export const useHasRoomBeside = createMediaHook('(min-width: 1200px)');

/** Returns whether the screen has no room for columns beside each other. */
export const useIsPhone = createMediaHook('(max-width: 767.98px)');
