import { useSyncExternalStore } from 'react';

/** Creates a hook that returns whether the screen matches a media query, also when its size changes. */
function createMediaHook(query: string) {
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Returns whether a panel stands beside the screen rather than over it. */
export const useHasRoomBeside = createMediaHook('(min-width: 1200px)');

/** Returns whether the screen has no room for columns beside each other. */
export const useIsPhone = createMediaHook('(max-width: 767.98px)');
