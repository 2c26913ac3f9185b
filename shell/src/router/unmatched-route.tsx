import { paths } from '@scanharbor/shared-contracts';
import { Navigate, useLocation } from 'react-router-dom';
import { type Composition, findOwner } from '../federation/composition';
import { RemoteFailure } from './remote-failure';

/** Creates the screen of a URL without a route: its remote failed to load, or no remote owns it (SH-121). */
export function createUnmatchedRoute(composition: Composition, failures: Map<string, unknown>) {
  return function UnmatchedRoute() {
    const { pathname } = useLocation();
    const owner = findOwner(composition, pathname);
    if (owner && failures.has(owner)) return <RemoteFailure error={failures.get(owner)} />;
    return <Navigate to={paths.notFound()} replace />;
  };
}
