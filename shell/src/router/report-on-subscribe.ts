import { type AppRouter } from './router';

/**
 * Returns the router with one change: a new subscriber receives the current state at once. `RouterProvider` subscribes only when its first
 * render is shown. That render may take seconds on a slow phone, and a navigation that ended meanwhile, such as a redirect, would never
 * appear. React Router replays such a change to its first subscriber only, which is one of the shell's own.
 */
export const reportOnSubscribe = (router: AppRouter): AppRouter =>
  Object.create(router, {
    subscribe: {
      value: (listener: Parameters<AppRouter['subscribe']>[0]) => {
        const stop = router.subscribe(listener);
        listener(router.state, { deletedFetchers: [], newErrors: router.state.errors, flushSync: false });
        return stop;
      },
    },
  }) as AppRouter;
