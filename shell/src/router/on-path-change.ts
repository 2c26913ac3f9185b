import { type createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Calls `onChange` with the new path after each change of path. Returns an unsubscribe function. */
export function onPathChange(router: Router, onChange: (pathname: string) => void) {
  let previous = router.state.location.pathname;
  return router.subscribe(({ location: { pathname } }) => {
    if (pathname === previous) return;
    previous = pathname;
    onChange(pathname);
  });
}
