import { type createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Calls `changed` with the new path whenever another screen has taken the place of the one before. Answers how to stop. */
export function onScreenChange(router: Router, changed: (pathname: string) => void) {
  let earlier = router.state.location.pathname;
  return router.subscribe(({ location: { pathname } }) => {
    if (pathname === earlier) return;
    earlier = pathname;
    changed(pathname);
  });
}
