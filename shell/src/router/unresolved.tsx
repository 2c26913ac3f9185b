import { paths } from '@scanharbor/shared-contracts';
import { Navigate, useLocation } from 'react-router-dom';
import { type Composition, ownerOf } from '../federation/composition';
import { RemoteFailure } from './remote-failure';

/** A URL without a route: its remote could not be loaded, or nobody owns it (SH-121). */
export function createUnresolved(composition: Composition, failures: Map<string, unknown>) {
  return function Unresolved() {
    const { pathname } = useLocation();
    const owner = ownerOf(composition, pathname);
    if (owner && failures.has(owner)) return <RemoteFailure error={failures.get(owner)} />;
    return <Navigate to={paths.notFound()} replace />;
  };
}
