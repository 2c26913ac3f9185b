import { type DeclaredRoute } from '../../http/route';
import { bookingsPatientRoutes } from './patient';
import { bookingsPortalRoutes } from './portal';

export const bookingsRoutes: DeclaredRoute[] = [...bookingsPatientRoutes, ...bookingsPortalRoutes];
